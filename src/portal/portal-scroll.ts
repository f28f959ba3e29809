import { isPlainObject } from '../platform/plain-object.ts';
import { scrollToSection } from '../platform/scroll-to-section.ts';
import type { ScrolledPage } from './hold-scroll.ts';
import { holdScroll } from './hold-scroll.ts';

/** Keeps with each entry of the history where on the page the customer was. */
export interface PortalScroll {
  /** State of an entry that is new. */
  readonly newEntry: object;
  /** Notes where the customer is. */
  readonly keep: () => void;
  /** Goes to the start of a page that the customer has come to by a link, or to the part that its hash names. */
  readonly enter: (hash: string) => void;
  /** Brings the customer back to where they were, on Back, Forward and a load anew, until the returned function is called. */
  readonly start: () => () => void;
}

/** Milliseconds of rest after which a place counts; browsers allow only some writes to the history in a while. */
const restTime = 150;

export function createPortalScroll(page: ScrolledPage): PortalScroll {
  const { window, clock, element } = page;
  const { history } = window;
  let letGo: (() => void) | undefined;
  let cancel: (() => void) | undefined;

  function keep(): void {
    // A page that is on its way to its place is not there yet.
    if (!letGo) keepPlace(window);
  }

  function goTo(top: number): void {
    letGo?.();
    if (top > 0) letGo = holdScroll(page, top, () => (letGo = undefined));
    else window.scrollTo({ top, behavior: 'instant' });
  }

  function onScroll(): void {
    cancel?.();
    cancel = clock.setTimeout(keep, restTime);
  }

  function onPopState(): void {
    cancel?.();
    const place = keptPlace(history.state);
    // Of a part that the hash names the browser takes care.
    if (place !== undefined || !window.location.hash) goTo(place ?? 0);
  }

  return {
    newEntry: { kfpScroll: 0 },
    keep,
    enter(hash) {
      letGo?.();
      if (!scrollToSection([element], hash.slice(1))) goTo(0);
    },
    start() {
      const { scrollRestoration } = history;
      // The browser would go there before the page is as high as it was.
      history.scrollRestoration = 'manual';
      if (keptPlace(history.state)) onPopState();
      window.addEventListener('scroll', onScroll, { passive: true });
      window.addEventListener('popstate', onPopState);
      window.addEventListener('pagehide', keep);
      return () => {
        cancel?.();
        letGo?.();
        window.removeEventListener('scroll', onScroll);
        window.removeEventListener('popstate', onPopState);
        window.removeEventListener('pagehide', keep);
        history.scrollRestoration = scrollRestoration;
      };
    },
  };
}

/** Beside what the host keeps there; a state that has no room for it is left alone. */
function keepPlace({ history, scrollY }: Window): void {
  const { state } = history as { readonly state: unknown };
  if (state !== null && !isPlainObject(state)) return;
  try {
    history.replaceState({ ...state, kfpScroll: scrollY }, '');
  } catch {
    // Written too often: the place before it will do.
  }
}

function keptPlace(state: unknown): number | undefined {
  const { kfpScroll } = isPlainObject(state) ? state : {};
  return typeof kfpScroll === 'number' ? kfpScroll : undefined;
}
