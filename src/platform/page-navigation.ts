import { inLaterTask } from './clock.ts';
import { documentMember } from './document-member.ts';
import { mediaQuery } from './media-query.ts';

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
 * A page of this origin is no such page: one that has loaded itself anew is its own referrer.
 */
export function canGoBack(window: Window): boolean {
  const navigation = pageNavigation(window);
  const hasEntries = window.history.length > 1;
  if (!navigation) return hasEntries;
  const referrer = documentMember('referrer');
  return navigation.canGoBack || (hasEntries && referrer !== '' && !referrer.startsWith(`${location.origin}/`));
}

/**
 * Makes a change of what the page shows: as a view transition, which the browser draws as a cross-fade, where it has them
 * and the customer has not asked for less motion.
 *
 * @param change what it renders has to be there a task later
 */
export function withViewTransition(change: () => void): void {
  const startViewTransition = documentMember('startViewTransition') as Document['startViewTransition'] | undefined;
  if (!startViewTransition || wantsLessMotion()) {
    change();
    return;
  }
  const transition = startViewTransition.call(document, async () => {
    change();
    await new Promise<void>((resolve) => inLaterTask(resolve));
  });
  // A page that is not looked at, or the next transition, makes the browser leave this one out; the change is made.
  transition.ready.catch(() => undefined);
}

function wantsLessMotion(): boolean {
  return mediaQuery('(prefers-reduced-motion: reduce)')?.matches === true;
}

/**
 * Scrolls to the part with this id in the shadow roots of `hosts`, else in the page itself, and gives it the focus.
 * @returns False when none of them has it.
 */
export function scrollToSection(hosts: readonly Element[], id: string): boolean {
  const inRoot = ({ shadowRoot }: Element) => shadowRoot?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  const inPage = () => documentMember('getElementById').call(document, id);
  for (const find of [...hosts.map((host) => () => inRoot(host)), inPage]) {
    const section = find();
    if (!section) continue;
    // A page may scroll smoothly by its style, also for those who want no motion.
    section.scrollIntoView({ behavior: wantsLessMotion() ? 'instant' : 'auto' });
    section.focus({ preventScroll: true });
    // What is no control takes the focus only when it is told that it may.
    if ((section.getRootNode() as Document | ShadowRoot).activeElement !== section) {
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }
    return true;
  }
  return false;
}
