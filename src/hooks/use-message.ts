import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Says that something has been done: in a toast of the page, or else in the element that did it.
 *
 * @param write what is said; the element says it in its language of the moment
 * @param draw the same with what a toast cannot have, such as a part in another language
 * @returns what to show in a success Banner, undefined when the page shows it; and how to say it
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

/** A `kfp-toasts` that shows the message prevents its event. */
function isShownByPage(content: string): boolean {
  return !window.dispatchEvent(new CustomEvent('kfp-toast', { detail: { content, variant: 'success' }, cancelable: true }));
}
