import { jokeName } from '../../domain/analytics-data.ts';
import { asciiJson } from '../../platform/ascii-json.ts';
import { storageEntry } from '../../platform/storage-entry.ts';
import { analyticsPrefix } from './analytics-mark.ts';
import type { MixpanelClient } from './mixpanel-client.ts';
import type { TrackingServices } from './tracking-services.ts';

/** The key of the entry that says which profile has a name. */
export const namedKey = `${analyticsPrefix}named`;

/**
 * Gives the customer's profile an invented name, once.
 *
 * @param userId the customer's tracking id
 * @param send sends a list of profile changes
 * @param isAllowed is called before anything is sent or stored
 * @returns False when the caller has to try again.
 */
export async function nameCustomer(
  { window, config }: TrackingServices,
  userId: string | undefined,
  send: MixpanelClient['send'],
  isAllowed: () => boolean,
): Promise<boolean> {
  const entry = storageEntry(() => window.localStorage, namedKey);
  const hash = userId && hashOf(userId);
  if (!hash || entry.read() === hash) return true;
  if (!isAllowed()) return false;
  const { firstName, lastName } = jokeName(() => Math.random());
  const { token } = config.get().analytics;
  const change = { $token: token, $distinct_id: userId, $set_once: { $first_name: firstName, $last_name: lastName } };
  const { isFinal } = await send('engage', asciiJson([change]), true);
  if (isFinal && isAllowed()) entry.write(hash);
  return isFinal;
}

/** A hash of the tracking id, so that the storage does not hold the id itself. */
function hashOf(userId: string): string {
  let hash = 0;
  for (const letter of userId) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
