import type { SessionEnd } from './session-end.ts';
import type { SessionStore } from './session-store.ts';

/** Tells the other tabs who is logged in. The mark is a hash of the session id. */
export interface CustomerMessage {
  readonly type: 'customer';
  readonly mark: number;
}

export interface SharedCustomer {
  /** The message to send when this tab has found a customer; undefined when the other tabs know that customer. */
  readonly news: () => CustomerMessage | undefined;
  /** Handles the mark of the customer of another tab. */
  readonly take: (mark: number) => void;
}

interface SharedCustomerOptions {
  readonly session: SessionStore;
  /** Hides the data of this customer and asks session-status. Never rejects. */
  readonly onOtherCustomer: () => Promise<void>;
  readonly post: (message: CustomerMessage) => void;
}

/**
 * Keeps all tabs at the same customer. A login in one tab replaces the session of every tab, so a change that the customer
 * makes in another tab would be stored for the new customer.
 *
 * A message causes at most one session-status call in this tab, and a reply only when that call has found this tab's
 * customer again. So two tabs never ask each other without end, even if the backend returns a new id in each response.
 */
export function createSharedCustomer({ session, onOtherCustomer, post }: SharedCustomerOptions): SharedCustomer {
  const own = () => {
    const { status, customer } = session.get();
    return status === 'logged-in' && customer !== null ? markOf(customer) : undefined;
  };
  let shared: number | undefined;
  let isAsking = false;
  let heardMeanwhile: number | undefined;
  let repliedTo: number | undefined;

  async function check(theirs: number): Promise<void> {
    const before = own();
    if (before === undefined || before === theirs) return;
    isAsking = true;
    await onOtherCustomer();
    isAsking = false;
    // The other tab has not heard of this customer: it was loading at that time.
    if (own() === before && repliedTo !== theirs) post({ type: 'customer', mark: before });
    repliedTo = theirs;
    const next = heardMeanwhile;
    heardMeanwhile = undefined;
    if (next !== undefined) await check(next);
  }

  return {
    news() {
      const found = own();
      if (found === undefined || found === shared) return undefined;
      shared = found;
      return isAsking ? undefined : { type: 'customer', mark: found };
    },
    take(theirs) {
      if (isAsking) heardMeanwhile = theirs;
      else void check(theirs);
    },
  };
}

/**
 * Creates the handler for a hint of another tab, in which session-status has found nobody. The customer's data stays until
 * session-status says the same here. One that says otherwise has prolonged the session, so the next hint counts only after
 * another response.
 *
 * @param isEnding whether the session is in its last minute or over: it then has expired, and nobody has logged out
 */
export function createNobodyCheck(session: SessionStore, end: SessionEnd, isEnding: () => boolean): () => Promise<void> {
  let checkedAt = Number.NaN;
  return async () => {
    if (session.get().status !== 'logged-in' || session.deadline.sentAt() === checkedAt) return;
    const isExpiry = isEnding();
    const unmute = isExpiry ? session.muteLogout() : () => undefined;
    await session.recheck('hint');
    unmute();
    checkedAt = session.deadline.sentAt();
    if (isExpiry && session.get().status === 'logged-out' && session.isNews('logged-out')) end.expire();
  };
}

/** The FNV-1a hash of a session id. `flags.ts` hashes ids too, but a file that both chunks load would be one more request. */
function markOf(id: string): number {
  let mark = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) mark = Math.imul(mark ^ id.charCodeAt(at), 0x01000193);
  return mark;
}
