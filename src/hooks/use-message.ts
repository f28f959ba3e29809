import { useCallback, useState } from 'react';

/**
 * Says that something has been done: in a toast of the page, or else in the element that did it.
 *
 * @returns what to show in a success Banner, undefined when the page shows it; and how to say it
 */
export function useMessage(): readonly [string | undefined, (content: string) => void] {
  const [shown, setShown] = useState<string>();
  return [shown, useCallback((content: string) => setShown(isShownByPage(content) ? undefined : content), [])];
}

/** A `kfp-toasts` that shows the message prevents its event. */
function isShownByPage(content: string): boolean {
  return !window.dispatchEvent(new CustomEvent('kfp-toast', { detail: { content, variant: 'success' }, cancelable: true }));
}
