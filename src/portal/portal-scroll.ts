import type { Clock } from '../platform/clock.ts';
import { isPlainObject } from '../platform/plain-object.ts';
import { scrollToSection } from '../platform/scroll-to-section.ts';

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

export interface PortalScrollOptions {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  /** The portal; its height tells how far the page can be scrolled. */
  readonly element: Element;
}

/** Milliseconds of rest after which a place counts; browsers allow only some writes to the history in a while. */
const restTime = 150;
/** Milliseconds in which a page that was left is as high as it was. */
const growTime = 3000;
/** The customer goes elsewhere by themselves. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export function createPortalScroll({ window, clock, element }: PortalScrollOptions): PortalScroll {
  const { history, location } = window;
  let stopAiming: (() => void) | undefined;

  const goTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

  function keep(): void {
    const { state } = history as { readonly state: unknown };
    // A page that is on its way to its place is not there yet. What a host keeps here is the host's.
    if (stopAiming || (state !== null && !isPlainObject(state))) return;
    try {
      history.replaceState({ ...state, kfpScroll: window.scrollY }, '');
    } catch {
      // Written too often: the place before it will do.
    }
  }

  /** Holds the page at its place while it grows to what it was. */
  function aimAt(top: number): void {
    stopAiming?.();
    goTo(top);
    if (top === 0) return;
    const observer = new ResizeObserver(() => goTo(top));
    observer.observe(element);
    const cancel = clock.setTimeout(() => stopAiming?.(), growTime);
    const stop = () => {
      for (const type of inputs) window.removeEventListener(type, stop, true);
      observer.disconnect();
      cancel();
      stopAiming = undefined;
    };
    for (const type of inputs) window.addEventListener(type, stop, { capture: true, passive: true });
    stopAiming = stop;
  }

  function placeKept(): number | undefined {
    const { kfpScroll } = isPlainObject(history.state) ? history.state : {};
    return typeof kfpScroll === 'number' ? kfpScroll : undefined;
  }

  return {
    newEntry: { kfpScroll: 0 },
    keep,
    enter(hash) {
      stopAiming?.();
      if (!scrollToSection([element], hash.slice(1))) goTo(0);
    },
    start() {
      const { scrollRestoration } = history;
      let cancel: (() => void) | undefined;
      const onScroll = () => {
        cancel?.();
        cancel = clock.setTimeout(keep, restTime);
      };
      const onPopState = () => {
        cancel?.();
        // Of a part that the hash names the browser takes care.
        const place = placeKept() ?? (location.hash ? undefined : 0);
        if (place !== undefined) aimAt(place);
      };
      // The browser would go there before the page is as high as it was.
      history.scrollRestoration = 'manual';
      const place = placeKept();
      if (place) aimAt(place);
      window.addEventListener('scroll', onScroll, { passive: true });
      window.addEventListener('popstate', onPopState);
      window.addEventListener('pagehide', keep);
      return () => {
        cancel?.();
        stopAiming?.();
        window.removeEventListener('scroll', onScroll);
        window.removeEventListener('popstate', onPopState);
        window.removeEventListener('pagehide', keep);
        history.scrollRestoration = scrollRestoration;
      };
    },
  };
}
