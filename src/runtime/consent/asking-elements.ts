import { documentMember } from '../../platform/document-member.ts';
import type { PageElements } from '../host/page-elements.ts';

/** The elements that ask about cookies; the first one of a page may say in which cookie the answers are. */
export const askingTags: readonly string[] = ['kfp-cookie-consent', 'kfp-portal'];

/**
 * Whether the page holds an element that may yet say where the answers are: one that is at work, or one whose code has
 * not arrived and that has something to say. A host may leave out the code of the others where nobody has to be asked.
 */
export function hasAskingElement(elements: Pick<PageElements, 'get'>): boolean {
  if (elements.get().some(({ element }) => askingTags.includes(element.localName))) return true;
  const querySelector = documentMember('querySelector');
  return askingTags.some(
    (tag) => !customElements.get(tag) && querySelector.call(document, `${tag}:is([cookie-name], [login-context])`),
  );
}
