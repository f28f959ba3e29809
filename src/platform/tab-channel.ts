import { listen } from './listen.ts';

export interface TabChannel {
  /** Sends a message to the other tabs. Does nothing while the page is in the back/forward cache. */
  readonly post: (message: unknown) => void;
  readonly dispose: () => void;
}

/**
 * Opens a BroadcastChannel to the other tabs of the origin. It is closed from `pagehide` to `pageshow`, because an open
 * channel would keep the page out of the back/forward cache.
 *
 * @param onMessage gets unvalidated messages: another version of the bundle or another script may have sent them
 */
export function openTabChannel(
  window: Window & typeof globalThis,
  name: string,
  onMessage: (message: unknown) => void,
): TabChannel {
  let channel: BroadcastChannel | undefined;

  function open(): void {
    try {
      channel ??= new window.BroadcastChannel(name);
      channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
    } catch {
      // A blocker may have removed BroadcastChannel, and Firefox throws where it blocks storage. The tab then works alone.
    }
  }

  function close(): void {
    channel?.close();
    channel = undefined;
  }

  open();
  const stops = [listen(window, ['pageshow'], open), listen(window, ['pagehide'], close)];
  return {
    post: (message) => channel?.postMessage(message),
    dispose() {
      for (const stop of stops) stop();
      close();
    },
  };
}
