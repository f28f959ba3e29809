import { inLaterTask, startTimeout } from './clock.ts';
import { documentMember, pageDocument } from './document-member.ts';
import { isInWindow } from './is-in-window.ts';
import { listen } from './listen.ts';
import { mediaQuery } from './media-query.ts';
import { resizeObserver } from './observers.ts';
import { hasBox } from './element-visibility.ts';

/** The part of the Navigation API that is used here. */
export interface PageNavigation extends EventTarget {
  readonly canGoBack: boolean;
}

/** The Navigation API; undefined where the browser lacks it. Only an own property counts: `<img name="navigation">` is none. */
export function pageNavigation(window: Window): PageNavigation | undefined {
  return Object.hasOwn(window, 'navigation') ? (window as unknown as { readonly navigation?: PageNavigation }).navigation : undefined;
}

/**
 * Whether Back leads to a page (EP-10). The history length is not enough: a tab that started empty has two entries on
 * its first page. The Navigation API does not see pages of other origins, so the referrer decides for them. A referrer
 * of this origin does not count: a page that has reloaded itself is its own referrer.
 */
export function canGoBack(window: Window): boolean {
  const navigation = pageNavigation(window);
  const hasEntries = window.history.length > 1;
  if (!navigation) return hasEntries;
  const referrer = documentMember('referrer');
  return navigation.canGoBack || (hasEntries && referrer !== '' && !referrer.startsWith(`${location.origin}/`));
}

/**
 * Changes the content of the page with a view transition (a cross-fade). Browsers without view transitions and customers
 * who prefer reduced motion get the change without a transition.
 *
 * @param change must have rendered within one task
 */
export function withViewTransition(change: () => void): void {
  const startViewTransition = documentMember('startViewTransition') as Document['startViewTransition'] | undefined;
  if (!startViewTransition || wantsLessMotion()) {
    change();
    return;
  }
  const transition = startViewTransition.call(pageDocument(), async () => {
    change();
    await new Promise<void>((resolve) => inLaterTask(resolve));
  });
  // The browser skips the transition in a hidden page or when the next one starts; the change itself is made.
  transition.ready.catch(() => undefined);
}

function wantsLessMotion(): boolean {
  return mediaQuery('(prefers-reduced-motion: reduce)')?.matches === true;
}

/**
 * Calls `follow` with the page's hash, for sections in shadow roots: browsers do not search those. It does so at once for an
 * element that is not in `opened`, and adds it, and then after each change. A component mounts again when the page comes out
 * of the back/forward cache: then the customer stays where they were. Returns a function that stops it.
 */
export function watchHash(opened: WeakSet<Element>, element: Element, follow: (hash: string) => void): () => void {
  const onChange = () => follow(location.hash.slice(1));
  if (!opened.has(element)) onChange();
  opened.add(element);
  return listen(window, ['hashchange'], onChange);
}

/** Events by which the customer moves the page. */
export const movingEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Milliseconds in which slow responses usually arrive. */
const arrivalTime = 15_000;

let endHold: (() => void) | undefined;

/** Keeps a section in view while the page grows, because content above it arrives later, until the customer moves the page. */
function holdInView(section: Element): void {
  const root = documentMember('documentElement');
  let height = root.scrollHeight;
  let isSeen = false;
  const observer = resizeObserver(() => {
    const { scrollHeight } = root;
    if (height !== scrollHeight) section.scrollIntoView({ behavior: 'instant' });
    height = scrollHeight;
  });
  // A script of the page, or a screen reader, may move the page without an event of the customer.
  const onScroll = () => {
    if (height !== root.scrollHeight) return;
    if (isSeen && !isInWindow(section)) stop();
    isSeen = isInWindow(section);
  };
  const cancel = startTimeout(stop, arrivalTime);
  const stops = [
    listen(window, [...movingEvents, 'popstate'], stop, { capture: true, passive: true }),
    listen(window, ['scroll'], onScroll, { passive: true }),
  ];
  // The root does not grow where a page gives it a fixed height.
  for (const part of [root, documentMember('body')]) observer.observe(part);
  endHold = stop;

  function stop(): void {
    observer.disconnect();
    cancel();
    for (const end of stops) end();
    endHold = undefined;
  }
}

/**
 * Scrolls to the section with this id in the shadow roots of `hosts`, else in the page itself, and moves the focus to it.
 * The section stays in view while content above it arrives.
 * @returns False when the page shows no such section.
 */
export function scrollToSection(hosts: readonly Element[], id: string): boolean {
  endHold?.();
  const inRoot = ({ shadowRoot }: Element) => shadowRoot?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  const inPage = () => documentMember('getElementById').call(pageDocument(), id);
  for (const find of [...hosts.map((host) => () => inRoot(host)), inPage]) {
    const section = find();
    if (!section || !hasBox(section)) continue;
    // The page's CSS may set smooth scrolling even for customers who prefer reduced motion.
    section.scrollIntoView({ behavior: wantsLessMotion() ? 'instant' : 'auto' });
    section.focus({ preventScroll: true });
    // An element that is no control is focusable only with a tabindex.
    if ((section.getRootNode() as Document | ShadowRoot).activeElement !== section) {
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }
    holdInView(section);
    return true;
  }
  return false;
}
