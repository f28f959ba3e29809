import type { QueryKey } from '@tanstack/react-query';
import type { Clock } from '../../platform/clock.ts';
import { openTabChannel } from '../../platform/tab-channel.ts';
import type { SessionStore } from './session-store.ts';
import { sessionChannel } from './session-store.ts';
import type { CustomerMessage } from './shared-customer.ts';
import { createSharedCustomer } from './shared-customer.ts';

export interface SessionTabs {
  /** Asks the other tabs for a newer deadline. */
  readonly ask: () => void;
  /** Whether another tab has answered that its extension is under way. */
  readonly isExtending: () => boolean;
  /** Whether another tab has told a deadline that no response to this tab has confirmed yet. */
  readonly isUnconfirmed: () => boolean;
  readonly tellLogout: () => void;
  /** Tells other tabs that the customer has changed the data of these queries. */
  readonly tellChange: (queryKeys: readonly QueryKey[]) => void;
  readonly dispose: () => void;
}

export interface SessionTabsOptions {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  readonly session: SessionStore;
  /** Whether this tab has an extension under way. */
  readonly isExtendingHere: () => boolean;
  /** Called when another tab says that the customer has logged out. */
  readonly onLogout: () => void;
  /** Called when session-status has told another tab that nobody is logged in. */
  readonly onNobody: () => void;
  /** Called when another tab has another customer. Never rejects. */
  readonly onOtherCustomer: () => Promise<void>;
  /** Called when the customer has changed the data of these queries in another tab. */
  readonly onChange: (names: readonly unknown[]) => void;
}

/** Two clock readings may differ by this many milliseconds, because browsers round each clock differently. */
const rounding = 20;

/**
 * Each tab has its own monotonic clock; all tabs share the wall clock. The offset between the two stays constant until
 * a clock is set, so that the order of one tab's requests is the same in other tabs.
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
  /** A message with the deadline, when other tabs do not know it yet. */
  readonly news: () => SessionMessage | undefined;
  /** A message with the deadline, whether other tabs know it or not. */
  readonly tell: () => SessionMessage | undefined;
  /** Handles a deadline from another tab: epoch milliseconds, and when its request was sent. */
  readonly take: (expiresAt: number | null, theirSentAt: number) => void;
  readonly isUnconfirmed: () => boolean;
}

/** Keeps the deadline that all tabs share: that of the newest request of any tab (SW-28). */
function createSharedDeadline({ clock, session }: Pick<SessionTabsOptions, 'clock' | 'session'>): SharedDeadline {
  const { sentAt, isDoubtful } = session.deadline;
  const offset = wallOffset(clock);
  // Identifies a response. The expiry tells apart responses to requests that were sent at the same time.
  const version = () => `${sentAt()} ${session.get().expiresAt}`;
  /** The version that all tabs know. */
  let shared = '';
  let isTaking = false;
  let isUnconfirmed = false;
  /** The longest session, in milliseconds, that a response to this tab has allowed; undefined before the first. */
  let longest: number | undefined;

  function tell(): SessionMessage | undefined {
    const { status, expiresAt } = session.get();
    if (status !== 'logged-in' || sentAt() === Number.NEGATIVE_INFINITY) return undefined;
    // Other tabs need no deadline that has passed or is doubtful.
    if ((session.left() ?? 1) <= 0 || isDoubtful()) return undefined;
    shared = version();
    return { type: 'expiry', expiresAt, sentAt: sentAt() + offset() };
  }

  function believe(left: number | null, sent: number): void {
    isTaking = true;
    session.setExpiry(left === null ? null : left / 1000, sent);
    isTaking = false;
    shared = version();
  }

  async function ask(left: number | null, sent: number): Promise<void> {
    const askedAt = clock.monotonic();
    await session.recheck();
    // A response without an expiry agrees with a tab that knows no expiry.
    if (left === null && session.get().status === 'logged-in' && sentAt() < askedAt) believe(null, sent);
  }

  return {
    tell,
    isUnconfirmed: () => isUnconfirmed,
    news() {
      if (isTaking || version() === shared) return undefined;
      isUnconfirmed = false; // The deadline came from a response to this tab.
      const { expiresAt } = session.get();
      if (expiresAt !== null && Number.isFinite(sentAt())) longest = Math.max(longest ?? 0, expiresAt - sentAt() - offset());
      return tell();
    },
    /**
     * Any script of the origin may post a message. A deadline beyond what the backend has ever given this tab is
     * checked with session-status.
     */
    take(expiresAt, theirSentAt) {
      const sent = Math.min(clock.monotonic(), theirSentAt - offset());
      if (sent < sentAt()) return;
      const left = expiresAt === null ? null : expiresAt - clock.now();
      const isBeyond = (left ?? Number.POSITIVE_INFINITY) > (longest ?? Number.POSITIVE_INFINITY) + rounding;
      isUnconfirmed = true;
      if (!isBeyond) believe(left, sent);
      else if (session.get().status === 'logged-in') void ask(left, sent);
    },
  };
}

/** Synchronises the customer, the deadline, logout and changes between the tabs of one origin. */
export function createSessionTabs(options: SessionTabsOptions): SessionTabs {
  const { window, session, isExtendingHere, onLogout, onNobody, onChange } = options;
  let isExtending = false;

  const post = (message: SessionMessage | undefined) => {
    if (message) channel.post(message);
  };
  const customer = createSharedCustomer({ ...options, post });
  const deadline = createSharedDeadline(options);

  function answer(): void {
    post(deadline.tell());
    if (isExtendingHere()) post({ type: 'extending' });
  }

  function hear(message: SessionMessage): void {
    if (message.type === 'logout') onLogout();
    else if (message.type === 'nobody') onNobody();
    else if (message.type === 'customer') customer.take(message.mark);
    else if (message.type === 'change') onChange(message.names);
    else if (message.type === 'extending') isExtending = true;
    else if (message.type === 'ask') answer();
    else deadline.take(message.expiresAt, message.sentAt);
  }

  const channel = openTabChannel(window, sessionChannel, (message) => {
    if (isSessionMessage(message)) hear(message);
  });
  const shareNews = () => [customer, deadline].forEach(({ news }) => post(news()));
  const stop = session.subscribe(shareNews);
  shareNews();
  return {
    ask() {
      isExtending = false;
      post({ type: 'ask' });
    },
    isExtending: () => isExtending,
    isUnconfirmed: deadline.isUnconfirmed,
    tellLogout: () => post({ type: 'logout' }),
    tellChange: (queryKeys) => post({ type: 'change', names: queryKeys.map(([, name]) => name) }),
    dispose() {
      stop();
      channel.dispose();
    },
  };
}

/** The messages between the tabs of one origin. They hold no customer data. */
type SessionMessage =
  /** The expiry from a response. Both are epoch milliseconds; null when there is no expiry any more. */
  | { readonly type: 'expiry'; readonly expiresAt: number | null; readonly sentAt: number }
  /** Asks the other tabs for their deadline. */
  | { readonly type: 'ask' }
  /** A reply to `ask`: this tab has an extension under way, which the backend may have accepted. */
  | { readonly type: 'extending' }
  /** The customer has logged out. */
  | { readonly type: 'logout' }
  /** Session-status has found nobody logged in. */
  | { readonly type: 'nobody' }
  | CustomerMessage
  /** The customer has changed the data of the queries with these names. */
  | { readonly type: 'change'; readonly names: readonly unknown[] };

/** Validates a message: another version of the bundle, or any script of the origin, may post anything. */
function isSessionMessage(data: unknown): data is SessionMessage {
  const { type, expiresAt, sentAt, names, mark } = (data ?? {}) as Partial<Record<string, unknown>>;
  if (type === 'change') return Array.isArray(names);
  if (type === 'customer') return Number.isInteger(mark);
  if (type !== 'expiry') return type === 'ask' || type === 'extending' || type === 'logout' || type === 'nobody';
  return Number.isFinite(sentAt) && (expiresAt === null || Number.isFinite(expiresAt));
}
