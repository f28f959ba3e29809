import { openTabChannel } from '../../platform/tab-channel.ts';

/** What the tabs of one origin tell each other of the session; nothing of the customer. */
export type SessionMessage =
  /** The expiry that an answer has told: both epoch milliseconds; null when there is none any more. */
  | { readonly type: 'expiry'; readonly expiresAt: number | null; readonly sentAt: number }
  /** Asks the others for theirs. */
  | { readonly type: 'ask' }
  /** Answers that: an extension of this tab is under way, and the backend may have taken it. */
  | { readonly type: 'extending' }
  /** The customer has logged out. */
  | { readonly type: 'logout' };

export interface SessionChannel {
  /** Tells the other tabs; nobody while the page is in the back/forward cache. */
  readonly post: (message: SessionMessage) => void;
  readonly dispose: () => void;
}

/** Opens the way to the other tabs. */
export function createSessionChannel(
  window: Window & typeof globalThis,
  onMessage: (message: SessionMessage) => void,
): SessionChannel {
  return openTabChannel(window, 'kfp.session', (message) => {
    if (isSessionMessage(message)) onMessage(message);
  });
}

/** Another version of the bundle, or another script of the origin, may say anything. */
function isSessionMessage(data: unknown): data is SessionMessage {
  const { type, expiresAt, sentAt } = (data ?? {}) as Partial<Record<string, unknown>>;
  if (type !== 'expiry') return type === 'ask' || type === 'extending' || type === 'logout';
  return Number.isFinite(sentAt) && (expiresAt === null || Number.isFinite(expiresAt));
}
