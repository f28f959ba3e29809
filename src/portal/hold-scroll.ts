import type { Clock } from '../platform/clock.ts';

/** A page that can be scrolled. */
export interface ScrolledPage {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  /** The portal; its height tells how far the page can be scrolled. */
  readonly element: Element;
}

/** Milliseconds in which a page that was left is as high as it was, and settles. */
const growTime = 3000;
/** Milliseconds after which one whose answers are slow will not come to it any more. */
const patience = 15_000;
/** The customer goes elsewhere by themselves. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export interface HeldPlace {
  /** Px from the top of the page. */
  readonly top: number;
  /** Called at the start and whenever the page has grown; whether the page has all that it had. */
  readonly prepare: () => boolean;
  /** Tells that it is let go of. */
  readonly onEnd: () => void;
}

/** Holds the page at a place while it grows to what it was. */
export function holdScroll({ window, clock, element }: ScrolledPage, { top, prepare, onEnd }: HeldPlace): () => void {
  let isLate = false;
  const observer = new ResizeObserver(goTo);
  let cancel = clock.setTimeout(() => {
    isLate = true;
    cancel = clock.setTimeout(stop, patience - growTime);
    goTo();
  }, growTime);
  for (const type of inputs) window.addEventListener(type, stop, { capture: true, passive: true });
  observer.observe(element);
  goTo();
  return stop;

  function goTo(): void {
    const isWhole = prepare();
    window.scrollTo({ top, behavior: 'instant' });
    if (isLate && isWhole && Math.abs(window.scrollY - top) <= 1) stop();
  }

  function stop(): void {
    for (const type of inputs) window.removeEventListener(type, stop, true);
    observer.disconnect();
    cancel();
    onEnd();
  }
}
