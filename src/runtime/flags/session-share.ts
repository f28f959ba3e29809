import type { SessionStore } from '../session/session.ts';

/**
 * Whether the customer's session is in the share that the file applies to. The session id decides: it is the same on
 * all pages and tabs, so nothing is stored or sent. Visitors who are not logged in are only in the share 1.
 *
 * @param share 0 to 1
 */
export async function isInShare(share: number, session: Pick<SessionStore, 'get' | 'ready'>): Promise<boolean> {
  if (share === 1) return true;
  await session.ready;
  const { customer } = session.get();
  return customer !== null && fractionOf(customer) < share;
}

/** An evenly spread number from 0 to 1: FNV-1a with extra mixing, because ids may differ in their last letters only. */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
