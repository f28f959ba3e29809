import { openTabChannel } from '../../platform/tab-channel.ts';
import { watchCookies } from '../../platform/watch-cookies.ts';

export interface ConsentWatch {
  /** Tells the other tabs to look. */
  readonly tell: () => void;
  readonly dispose: () => void;
}

/** Calls `onNews` whenever the cookies may have changed, also when another tab of ours says that it has written them. */
export function watchConsent(window: Window & typeof globalThis, onNews: () => void): ConsentWatch {
  const channel = openTabChannel(window, 'kfp.consent', onNews);
  const stop = watchCookies(window, onNews);
  return {
    tell: () => channel.post('changed'),
    dispose() {
      stop();
      channel.dispose();
    },
  };
}
