import { openTabChannel } from '../platform/tab-channel.ts';

export interface ConsentWatch {
  /** Tells the other tabs to look. */
  readonly tell: () => void;
  readonly dispose: () => void;
}

/**
 * Calls `onNews` whenever the cookies may have changed: another tab has written them, the page is seen again, or, where
 * the browser tells of cookies, anybody has written or removed one.
 */
export function watchConsent(window: Window & typeof globalThis, onNews: () => void): ConsentWatch {
  const channel = openTabChannel(window, 'kfp.consent', onNews);
  // Missing in Safari before 18.4 and Firefox before 140, and on http.
  const { cookieStore } = window as { readonly cookieStore?: EventTarget };
  const listened: readonly (readonly [EventTarget | undefined, string])[] = [
    [cookieStore, 'change'],
    [window, 'pageshow'],
    [window, 'focus'],
    [window.document, 'visibilitychange'],
  ];
  const look = () => onNews();
  for (const [target, type] of listened) target?.addEventListener(type, look);
  return {
    tell: () => channel.post('changed'),
    dispose() {
      for (const [target, type] of listened) target?.removeEventListener(type, look);
      channel.dispose();
    },
  };
}
