import { documentMember } from './document-member.ts';
import { pageNavigation } from './page-navigation.ts';

/**
 * Whether Back leads to a page (EP-10). The length of the history alone does not tell: a tab that started empty has
 * two entries on its first page. The Navigation API in turn knows nothing of pages of other origins; the referrer does.
 */
export function canGoBack(window: Window): boolean {
  const navigation = pageNavigation(window);
  const hasEntries = window.history.length > 1;
  if (!navigation) return hasEntries;
  return navigation.canGoBack || (hasEntries && documentMember('referrer') !== '');
}
