import { documentMember } from './document-member.ts';

/** The Navigation API, as far as it is used here. */
export interface PageNavigation extends EventTarget {
  readonly canGoBack: boolean;
}

/** Not every browser has it; there an element of the page that is named so is no such thing. */
export function pageNavigation(window: Window): PageNavigation | undefined {
  return Object.hasOwn(window, 'navigation') ? (window as unknown as { readonly navigation?: PageNavigation }).navigation : undefined;
}

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

/**
 * Scrolls to the part with this id in the shadow roots of `hosts`, and gives it the focus.
 * @returns False when none of them has it.
 */
export function scrollToSection(hosts: readonly Element[], id: string): boolean {
  for (const { shadowRoot } of hosts) {
    const section = shadowRoot?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    if (!section) continue;
    section.scrollIntoView();
    section.focus({ preventScroll: true });
    // What is no control takes the focus only when it is told that it may.
    if (shadowRoot?.activeElement !== section) {
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }
    return true;
  }
  return false;
}
