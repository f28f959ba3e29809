import type { Clock } from '../platform/clock.ts';
import type { SessionMessage } from './session-channel.ts';
import { createSessionChannel } from './session-channel.ts';
import type { SessionStore } from './session-store.ts';

export interface SessionTabs {
  /** Asks the other tabs whether they know a newer deadline. */
  readonly ask: () => void;
  readonly tellLogout: () => void;
  readonly dispose: () => void;
}

export interface SessionTabsOptions {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  readonly session: SessionStore;
  /** The customer has logged out in another tab. */
  readonly onLogout: () => void;
}

/** Keeps the deadline of all tabs of one origin the same: the newest request wins, whoever sent it (SW-28). */
export function createSessionTabs({ window, clock, session, onLogout }: SessionTabsOptions): SessionTabs {
  const { sentAt, isDoubtful } = session.deadline;
  /** When the request was sent whose answer all tabs know. */
  let sharedAt = Number.NEGATIVE_INFINITY;

  function share(): void {
    if (session.get().status !== 'logged-in' || sentAt() === Number.NEGATIVE_INFINITY) return;
    // One that has passed, or that the other tab may doubt for the same reason, is no news.
    if ((session.left() ?? 1) <= 0 || isDoubtful()) return;
    sharedAt = sentAt();
    // Each tab has a monotonic clock of its own; the wall clock is the same in all.
    const age = clock.monotonic() - sharedAt;
    channel.post({ type: 'expiry', expiresAt: session.get().expiresAt, sentAt: clock.now() - age });
  }

  function take(expiresAt: number | null, theirSentAt: number): void {
    const now = clock.now();
    const sent = clock.monotonic() - Math.max(0, now - theirSentAt);
    sharedAt = Math.max(sharedAt, sent);
    session.setExpiry(expiresAt === null ? null : (expiresAt - now) / 1000, sent);
  }

  function hear(message: SessionMessage): void {
    if (message.type === 'logout') onLogout();
    else if (message.type === 'ask') share();
    else take(message.expiresAt, message.sentAt);
  }

  const channel = createSessionChannel(window, hear);
  const shareNews = () => {
    if (sentAt() > sharedAt) share();
  };
  const stop = session.subscribe(shareNews);
  shareNews();
  return {
    ask: () => channel.post({ type: 'ask' }),
    tellLogout: () => channel.post({ type: 'logout' }),
    dispose() {
      stop();
      channel.dispose();
    },
  };
}
