import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../domain/language.ts';
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
  const [shown, setShown] = useState<{ readonly done: T }>();
  const lang = useLanguage();
  const latest = useRef({ write, lang });
  useLayoutEffect(() => {
    latest.current = { write, lang };
  });
  const tell = useCallback((done: T) => {
    const { current } = latest;
    setShown(isShownByPage(current.write(done), current.lang) ? undefined : { done });
  }, []);
  return [shown && draw(shown.done), tell];
}

/** `kfp-toasts` calls `preventDefault` on the event when it shows the message. */
function isShownByPage(content: string, lang: Language): boolean {
  return !window.dispatchEvent(new CustomEvent('kfp-toast', { detail: { content, variant: 'success', lang }, cancelable: true }));
}
