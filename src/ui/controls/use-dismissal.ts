import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/**
 * Closes something light, as a tooltip, by Escape wherever the focus is, and by a press outside `area`. Escape gives
 * the focus back to `opener` when it was inside, and reaches nobody else: a dialog around stays open.
 */
export function useDismissal(
  isOpen: boolean,
  area: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  // At once: a key may follow the one that has opened it before the next frame.
  useLayoutEffect(() => {
    const element = area.current;
    if (!isOpen || element === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (event.composedPath().includes(element)) opener.current?.focus();
      close();
    };
    const onPointerDown = (event: Event) => {
      if (!event.composedPath().includes(element)) close();
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [isOpen, area, opener, close]);
}
