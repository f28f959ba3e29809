import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Shows a success message: in a toast of the page, or else in the element itself.
 *
 * @param write returns the message text in the element's current language
 * @param draw returns the message as content that a toast cannot show, such as a part in another language
 * @returns the content for a success Banner, undefined when a toast shows it; and the function that shows the message
 */
export function useMessage<T = void>(
  write: (done: T) => string,
  draw: (done: T) => ReactNode = write,
): readonly [message: ReactNode, tell: (done: T) => void] {
  const [shown, setShown] = useState<{ readonly done: T }>();
  const latest = useRef(write);
  useLayoutEffect(() => {
    latest.current = write;
  });
  const tell = useCallback((done: T) => setShown(isShownByPage(latest.current(done)) ? undefined : { done }), []);
  return [shown && draw(shown.done), tell];
}

/** `kfp-toasts` calls `preventDefault` on the event when it shows the message. */
function isShownByPage(content: string): boolean {
  return !window.dispatchEvent(new CustomEvent('kfp-toast', { detail: { content, variant: 'success' }, cancelable: true }));
}
