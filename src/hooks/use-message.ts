import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { ToastEvent } from '../runtime/toast-queue/toast-queue.ts';
import { useLanguage } from '../ui/content/use-texts.ts';
import { useLatest } from '../ui/controls/use-latest.ts';
import { useAppContext } from './app-context.ts';

/**
 * Shows a success message: in a toast of the page, or else in the element itself. It goes when the customer's data is
 * dropped, because somebody else may be at the page next.
 *
 * @param write returns the message text in the element's current language
 * @param draw returns the message as content that a toast cannot show, such as a part in another language
 * @returns the content for a success Banner, undefined when a toast shows it; and the function that shows the message
 */
export function useMessage<T = void>(
  write: (done: T) => string,
  draw: (done: T) => ReactNode = write,
): readonly [message: ReactNode, tell: (done: T) => void] {
  const { customerToken } = useAppContext().runtime;
  const [shown, setShown] = useState<{ readonly done: T; readonly event: ToastEvent }>();
  const lang = useLanguage();
  const say = (done: T) => ({ content: write(done), lang });
  const latest = useLatest(say);
  useLayoutEffect(() => {
    // A toast that still shows follows the element's language.
    shown?.event.rewrite?.(say(shown.done));
  });
  const tell = useCallback((done: T) => {
    const event: ToastEvent = new CustomEvent('kfp-toast', { detail: { ...latest()(done), variant: 'success' }, cancelable: true });
    window.dispatchEvent(event);
    setShown({ done, event });
    // Also after this component is removed: the toast outlives it.
    const stop = customerToken.subscribe(() => {
      stop();
      event.withdraw?.();
      setShown(undefined);
    });
  }, [customerToken, latest]);
  // `kfp-toasts` calls `preventDefault` on the event when it shows the message.
  return [shown && !shown.event.defaultPrevented && draw(shown.done), tell];
}
