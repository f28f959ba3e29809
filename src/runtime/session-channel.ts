/** What the tabs of one origin tell each other of the session; nothing of the customer. */
export type SessionMessage =
  /** The expiry that an answer has told: both epoch milliseconds; null when there is none any more. */
  | { readonly type: 'expiry'; readonly expiresAt: number | null; readonly sentAt: number }
  /** Asks the others for theirs. */
  | { readonly type: 'ask' }
  /** The customer has logged out. */
  | { readonly type: 'logout' };

export interface SessionChannel {
  /** Tells the other tabs; nobody while the page is in the back/forward cache. */
  readonly post: (message: SessionMessage) => void;
  readonly dispose: () => void;
}

/**
 * Opens the way to the other tabs. It is closed while the page is hidden for good, as an open channel would keep the
 * page out of the back/forward cache (SW-28).
 */
export function createSessionChannel(
  window: Window & typeof globalThis,
  onMessage: (message: SessionMessage) => void,
): SessionChannel {
  let channel: BroadcastChannel | undefined;

  function open(): void {
    channel ??= new window.BroadcastChannel('kfp.session');
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isSessionMessage(data)) onMessage(data);
    };
  }

  function close(): void {
    channel?.close();
    channel = undefined;
  }

  open();
  window.addEventListener('pageshow', open);
  window.addEventListener('pagehide', close);
  return {
    post: (message) => channel?.postMessage(message),
    dispose() {
      window.removeEventListener('pageshow', open);
      window.removeEventListener('pagehide', close);
      close();
    },
  };
}

/** Another version of the bundle, or another script of the origin, may say anything. */
function isSessionMessage(data: unknown): data is SessionMessage {
  const { type, expiresAt, sentAt } = (data ?? {}) as Partial<Record<string, unknown>>;
  if (type !== 'expiry') return type === 'ask' || type === 'logout';
  return Number.isFinite(sentAt) && (expiresAt === null || Number.isFinite(expiresAt));
}
