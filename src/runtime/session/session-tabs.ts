import type { QueryKey } from '@tanstack/react-query';
import type { Clock } from '../../platform/clock.ts';
import { openTabChannel } from '../../platform/tab-channel.ts';
import type { SessionStore } from './session-store.ts';

export interface SessionTabs {
  /** Asks the other tabs whether they know a newer deadline. */
  readonly ask: () => void;
  /** Whether one of them has answered that it is waiting for an extension. */
  readonly isExtending: () => boolean;
  /** Whether the deadline is one that another tab has told, and no answer to this one. */
  readonly isHearsay: () => boolean;
  readonly tellLogout: () => void;
  /** The customer has changed what the answers of these queries tell. */
  readonly tellChange: (queryKeys: readonly QueryKey[]) => void;
  readonly dispose: () => void;
}

export interface SessionTabsOptions {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  readonly session: SessionStore;
  /** Whether an extension of this tab is under way. */
  readonly isExtendingHere: () => boolean;
  /** Another tab says that the customer has logged out. */
  readonly onLogout: () => void;
  /** Another tab says that the customer has changed what the answers of queries of these names tell. */
  readonly onChange: (names: readonly unknown[]) => void;
}

/** Milliseconds by which two readings of the clocks may differ, as browsers round each in its own way. */
const rounding = 20;

/**
 * Each tab has a monotonic clock of its own; the wall clock is the same in all. What lies between the two stays one
 * number until a clock is set, so that the requests of one tab keep their order in the others.
 *
 * @returns milliseconds from this tab's monotonic clock to the wall clock
 */
function wallOffset(clock: Clock): () => number {
  const read = () => clock.now() - clock.monotonic();
  let offset = read();
  return () => {
    const seen = read();
    if (Math.abs(seen - offset) > rounding) offset = seen;
    return offset;
  };
}

interface SharedDeadline {
  /** What the other tabs do not know yet; undefined when there is no such thing. */
  readonly news: () => SessionMessage | undefined;
  /** The same, whether the others know it or not. */
  readonly tell: () => SessionMessage | undefined;
  /** Another tab has told a deadline: epoch milliseconds, and when the request was sent whose answer told it. */
  readonly take: (expiresAt: number | null, theirSentAt: number) => void;
  readonly isHearsay: () => boolean;
}

/** Knows which deadline the tabs share: that of the newest request, whoever sent it (SW-28). */
function createSharedDeadline({ clock, session }: Pick<SessionTabsOptions, 'clock' | 'session'>): SharedDeadline {
  const { sentAt, isDoubtful } = session.deadline;
  const offset = wallOffset(clock);
  // What an answer has told, also a second one to a request that was sent at the same time as the first.
  const version = () => `${String(sentAt())} ${String(session.get().expiresAt)}`;
  /** The version that all tabs know. */
  let shared = '';
  let [isTaking, isHearsay] = [false, false];
  /** The longest, in milliseconds, that an answer to this tab has let the session last; undefined before the first one. */
  let longest: number | undefined;

  function tell(): SessionMessage | undefined {
    const { status, expiresAt } = session.get();
    if (status !== 'logged-in' || sentAt() === Number.NEGATIVE_INFINITY) return undefined;
    // One that has passed, or that the other tab may doubt for the same reason, is no news.
    if ((session.left() ?? 1) <= 0 || isDoubtful()) return undefined;
    shared = version();
    return { type: 'expiry', expiresAt, sentAt: sentAt() + offset() };
  }

  function believe(left: number | null, sent: number): void {
    isTaking = true;
    session.setExpiry(left === null ? null : left / 1000, sent);
    isTaking = false;
    isHearsay = true;
    shared = version();
  }

  async function ask(left: number | null, sent: number): Promise<void> {
    const askedAt = clock.monotonic();
    await session.recheck();
    // An answer that tells no end agrees with a tab that was told none.
    if (left === null && session.get().status === 'logged-in' && sentAt() < askedAt) believe(null, sent);
  }

  return {
    tell,
    isHearsay: () => isHearsay,
    news() {
      if (isTaking || version() === shared) return undefined;
      // An answer to this tab.
      isHearsay = false;
      const { expiresAt } = session.get();
      if (expiresAt !== null && Number.isFinite(sentAt())) longest = Math.max(longest ?? 0, expiresAt - sentAt() - offset());
      return tell();
    },
    /**
     * Any script of the origin may say anything. What would let the session last longer than the backend has ever let it
     * last here is asked about; an answer to this tab then tells.
     */
    take(expiresAt, theirSentAt) {
      const sent = Math.min(clock.monotonic(), theirSentAt - offset());
      if (sent < sentAt()) return;
      const left = expiresAt === null ? null : expiresAt - clock.now();
      const isBeyond = (left ?? Number.POSITIVE_INFINITY) > (longest ?? Number.POSITIVE_INFINITY) + rounding;
      if (!isBeyond) believe(left, sent);
      else if (session.get().status === 'logged-in') void ask(left, sent);
    },
  };
}

/** Keeps the deadline of all tabs of one origin the same. */
export function createSessionTabs({ window, clock, session, isExtendingHere, onLogout, onChange }: SessionTabsOptions): SessionTabs {
  const deadline = createSharedDeadline({ clock, session });
  let isExtending = false;

  const post = (message: SessionMessage | undefined) => {
    if (message) channel.post(message);
  };

  function answer(): void {
    post(deadline.tell());
    if (isExtendingHere()) post({ type: 'extending' });
  }

  function hear(message: SessionMessage): void {
    if (message.type === 'logout') onLogout();
    else if (message.type === 'change') onChange(message.names);
    else if (message.type === 'extending') isExtending = true;
    else if (message.type === 'ask') answer();
    else deadline.take(message.expiresAt, message.sentAt);
  }

  const channel = createSessionChannel(window, hear);
  const shareNews = () => post(deadline.news());
  const stop = session.subscribe(shareNews);
  shareNews();
  return {
    ask() {
      isExtending = false;
      post({ type: 'ask' });
    },
    isExtending: () => isExtending,
    isHearsay: deadline.isHearsay,
    tellLogout: () => post({ type: 'logout' }),
    tellChange: (queryKeys) => post({ type: 'change', names: queryKeys.map(([, name]) => name) }),
    dispose() {
      stop();
      channel.dispose();
    },
  };
}

/** What the tabs of one origin tell each other of the session; nothing of the customer. */
type SessionMessage =
  /** The expiry that an answer has told: both epoch milliseconds; null when there is none any more. */
  | { readonly type: 'expiry'; readonly expiresAt: number | null; readonly sentAt: number }
  /** Asks the others for theirs. */
  | { readonly type: 'ask' }
  /** Answers that: an extension of this tab is under way, and the backend may have taken it. */
  | { readonly type: 'extending' }
  /** The customer has logged out. */
  | { readonly type: 'logout' }
  /** The customer has changed what the answers of queries of these names tell. */
  | { readonly type: 'change'; readonly names: readonly unknown[] };

interface SessionChannel {
  /** Tells the other tabs; nobody while the page is in the back/forward cache. */
  readonly post: (message: SessionMessage) => void;
  readonly dispose: () => void;
}

/** Opens the way to the other tabs. */
function createSessionChannel(
  window: Window & typeof globalThis,
  onMessage: (message: SessionMessage) => void,
): SessionChannel {
  return openTabChannel(window, 'kfp.session', (message) => {
    if (isSessionMessage(message)) onMessage(message);
  });
}

/** Another version of the bundle, or another script of the origin, may say anything. */
function isSessionMessage(data: unknown): data is SessionMessage {
  const { type, expiresAt, sentAt, names } = (data ?? {}) as Partial<Record<string, unknown>>;
  if (type === 'change') return Array.isArray(names);
  if (type !== 'expiry') return type === 'ask' || type === 'extending' || type === 'logout';
  return Number.isFinite(sentAt) && (expiresAt === null || Number.isFinite(expiresAt));
}
