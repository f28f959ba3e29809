import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Events of a press or a move of the focus. The dialog's own controls may cancel them. */
const pressing = ['click', 'mousedown', 'touchstart', 'keydown'] as const;
/** Events that scroll. Nothing inside the dialog cancels them. */
const scrolling = ['wheel', 'touchmove'] as const;
const cancelling = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const;

/**
 * Keeps the page from cancelling presses and scrolling inside an open modal dialog. A focus trap of the page cancels
 * every press outside its own dialog. That dialog is inert under ours, so the customer could press nothing at all. The
 * page's listeners still get each event.
 */
export function useFocusTrapGuard(dialog: RefObject<HTMLDialogElement | null>): void {
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
