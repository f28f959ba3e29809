import type { KeyboardEvent } from 'react';

/** Whether a key press is Escape. An Escape that only cancels a composition, such as a dead key, does not count. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari has ended the composition, so `isComposing` is false
export function isEscape({ key, keyCode }: Pick<KeyboardEvent, 'key' | 'keyCode'>): boolean {
  return key === 'Escape' && keyCode !== 229;
}

/** Handles Escape inside an element and stops the event. With undefined it does nothing. */
export function onEscape(leave: (() => void) | undefined) {
  return {
    onKeyDown(event: KeyboardEvent) {
      if (!leave || !isEscape(event) || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    },
  };
}
