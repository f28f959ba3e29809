import type { Clock } from '../platform/clock.ts';

/** A page that can be scrolled. */
export interface ScrolledPage {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  /** The portal; its height tells how far the page can be scrolled. */
  readonly element: Element;
}

/** Milliseconds in which a page that was left is as high as it was. */
const growTime = 3000;
/** The customer goes elsewhere by themselves. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Holds the page at a place, in px from its top, while it grows to what it was; `onEnd` tells that it is let go of. */
export function holdScroll({ window, clock, element }: ScrolledPage, top: number, onEnd: () => void): () => void {
  const goTo = () => window.scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(goTo);
  const cancel = clock.setTimeout(stop, growTime);
  for (const type of inputs) window.addEventListener(type, stop, { capture: true, passive: true });
  observer.observe(element);
  goTo();
  return stop;

  function stop(): void {
    for (const type of inputs) window.removeEventListener(type, stop, true);
    observer.disconnect();
    cancel();
    onEnd();
  }
}
