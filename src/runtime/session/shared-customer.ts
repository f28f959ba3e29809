import type { SessionStore } from './session-store.ts';

/** A customer is logged in. The mark tells this customer from another one. */
export interface CustomerMessage {
  readonly type: 'customer';
  readonly mark: number;
}

export interface SharedCustomer {
  /** A message about a customer whom this tab has found itself; undefined when the other tabs have it. */
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
 * Keeps the tabs with one customer: a login in another tab replaces the session of all, and what the customer of this tab
 * writes would be stored for the next one.
 *
 * A message causes at most one question here, and a reply only where the answer is this tab's customer as before. So two
 * tabs never ask each other without end, even if the backend gives a new id in each answer.
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

/** Tells one session id from another without telling the id: FNV-1a. */
function markOf(id: string): number {
  let mark = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) mark = Math.imul(mark ^ id.charCodeAt(at), 0x01000193);
  return mark;
}
