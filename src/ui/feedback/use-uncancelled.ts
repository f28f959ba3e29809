import type { RefObject } from 'react';
import { useEffect } from 'react';

/** What presses or moves the focus. What is inside of the dialog may cancel it. */
const pressing = ['click', 'mousedown', 'touchstart', 'keydown'] as const;
/** What scrolls. */
const scrolling = ['wheel', 'touchmove'] as const;
const cancelling = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const;

/**
 * Lets the page cancel no press in an open modal dialog before it gets there, and no scrolling. The focus trap of a
 * dialog of the page cancels each press outside of it. But under ours the page is inert, so nobody could press anything.
 * The page still sees each event.
 */
export function useUncancelled(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const protect = (event: Event) => {
      // The dialog itself decides about Escape.
      if (!element.open || (event as Partial<KeyboardEvent>).key === 'Escape' || !event.composedPath().includes(element)) return;
      for (const name of cancelling) Object.defineProperty(event, name, { configurable: true, value: () => undefined });
    };
    const release = (event: Event) => {
      for (const name of cancelling) Reflect.deleteProperty(event, name);
    };
    // On the window in the capture phase, to run before the document's listeners.
    for (const type of [...pressing, ...scrolling]) window.addEventListener(type, protect, { capture: true, passive: true });
    for (const type of pressing) element.addEventListener(type, release, { capture: true, passive: true });
    return () => {
      for (const type of [...pressing, ...scrolling]) window.removeEventListener(type, protect, true);
      for (const type of pressing) element.removeEventListener(type, release, true);
    };
  }, [dialog]);
}
