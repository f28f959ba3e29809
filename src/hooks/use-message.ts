import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ToastEvent } from '../runtime/toast-queue/toast-queue.ts';
import { useLanguage } from '../ui/content/use-texts.ts';

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
  const [shown, setShown] = useState<{ readonly done: T; readonly event: ToastEvent }>();
  const lang = useLanguage();
  const say = (done: T) => ({ content: write(done), lang });
  const latest = useRef(say);
  useLayoutEffect(() => {
    latest.current = say;
    // A toast that still shows follows the element's language.
    shown?.event.rewrite?.(say(shown.done));
  });
  const tell = useCallback((done: T) => {
    const event = new CustomEvent('kfp-toast', { detail: { ...latest.current(done), variant: 'success' }, cancelable: true });
    window.dispatchEvent(event);
    setShown({ done, event });
  }, []);
  // `kfp-toasts` calls `preventDefault` on the event when it shows the message.
  return [shown && !shown.event.defaultPrevented && draw(shown.done), tell];
}
