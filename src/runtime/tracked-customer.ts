import { readUserId } from './analytics-identity.ts';
import type { TrackingServices } from './tracking-services.ts';

export interface TrackedCustomer {
  /** The customer's tracking id; undefined for somebody who is not logged in, or has none (TR-22, TR-23). */
  readonly userId: () => string | undefined;
  readonly isLoggedIn: () => boolean;
  /** Whether it is known who the customer is, or has been tried for long enough (TR-18). */
  readonly isReady: () => boolean;
  readonly dispose: () => void;
}

/** Milliseconds after which the customer counts as anonymous until the backend has said who it is. */
const limit = 10_000;

/** Finds out who the customer is, anew whenever somebody logs in or out. `onReady` is called each time that it is known. */
export function createTrackedCustomer(services: TrackingServices, onReady: () => void): TrackedCustomer {
  const { clock, config, session } = services;
  let status: string | undefined;
  let who: string | null = null;
  let userId: string | undefined;
  let isReady = false;

  function be(next?: string): void {
    userId = next;
    isReady = true;
    onReady();
  }

  async function identify(): Promise<void> {
    const now = session.get();
    if (now.status === status && now.customer === who) return;
    status = now.status;
    who = now.customer;
    isReady = false;
    userId = undefined;
    if (status === 'loading') return;
    // Without a token nothing leaves, so nobody has to be known.
    if (status === 'logged-out' || config.get().analytics.token === undefined) {
      be();
      return;
    }
    const cancel = clock.setTimeout(be, limit);
    const found = await readUserId(services);
    cancel();
    // Somebody else, or nobody, may have come meanwhile.
    if (status === now.status && who === now.customer) be(found);
  }

  const unsubscribe = session.subscribe(() => void identify());
  // What has waited for the customer's yes is there before all is ready.
  void Promise.resolve().then(identify);
  return {
    userId: () => userId,
    isLoggedIn: () => status === 'logged-in',
    isReady: () => isReady,
    dispose() {
      unsubscribe();
      status = undefined;
    },
  };
}
