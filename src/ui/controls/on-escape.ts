import type { KeyboardEvent } from 'react';

/** Handles Escape inside an element and stops the event. With undefined it does nothing. */
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
