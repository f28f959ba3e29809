import type { SessionStore } from '../session/session.ts';

/**
 * Whether the customer's session is among the share for which the file counts. The id that session-status gives decides:
 * it is the same on every page and in every tab, and nothing has to be stored or sent. A share is one of sessions, so who is
 * not logged in is in none but the whole.
 *
 * @param share 0 to 1
 */
export async function isInShare(share: number, session: Pick<SessionStore, 'get' | 'ready'>): Promise<boolean> {
  if (share === 1) return true;
  await session.ready;
  const { customer } = session.get();
  return customer !== null && fractionOf(customer) < share;
}

/** 0 to 1, spread evenly: FNV-1a, whose bits are mixed once more, as ids may differ in their last letters only. */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
