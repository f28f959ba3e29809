import type { KeyboardEvent } from 'react';

/** Escape inside an element, which then reaches nobody else; undefined for nothing. */
export function onEscape(leave: (() => void) | undefined) {
  return {
    onKeyDown(event: KeyboardEvent) {
      if (!leave || event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    },
  };
}
