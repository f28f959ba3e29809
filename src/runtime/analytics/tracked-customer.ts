import { clientContextQuery } from '../../api/client-context.ts';
import type { TrackingServices } from './tracking-services.ts';

export interface TrackedCustomer {
  /** The customer's tracking id; undefined for somebody who is not logged in, or has none. */
  readonly userId: string | undefined;
}

/** Milliseconds after which the customer counts as anonymous until the backend has said who it is. */
const limit = 10_000;

/**
 * Finds out who the customer is, anew whenever somebody logs in or out. `onChange` gets nobody while that is not known;
 * the returned function ends it.
 */
export function watchTrackedCustomer(
  services: TrackingServices,
  onChange: (customer: TrackedCustomer | undefined) => void,
): () => void {
  const { clock, config, session } = services;
  let known = '';

  async function identify(): Promise<void> {
    const { status, customer } = session.get();
    const now = [status, customer].join();
    if (now === known) return;
    known = now;
    onChange(undefined);
    if (status === 'loading') return;
    // Without a token nothing leaves, so nobody has to be known.
    const isWanted = status === 'logged-in' && config.get().analytics.token !== undefined;
    // Somebody else, or nobody, may have come meanwhile.
    const be = (userId?: string) => now === known && onChange({ userId });
    const cancel = isWanted ? clock.setTimeout(be, limit) : undefined;
    be(isWanted ? await readUserId(services) : undefined);
    cancel?.();
  }

  const unsubscribe = session.subscribe(() => void identify());
  // What has waited for the customer's yes is there before all is ready.
  void Promise.resolve().then(identify);
  return () => {
    unsubscribe();
    known = 'disposed';
  };
}

/** The tracking id of whoever is logged in; one that could be a personal number is none. Never fails. */
async function readUserId({ queryClient, api }: TrackingServices): Promise<string | undefined> {
  try {
    const { trackingId } = await queryClient.query(clientContextQuery(api));
    return /\d{11}/.test(trackingId ?? '') ? undefined : trackingId;
  } catch {
    return undefined; // Without an answer the customer stays anonymous.
  }
}
