import { jokeName } from '../domain/joke-name.ts';
import { asciiJson } from '../platform/ascii-json.ts';
import { storageEntry } from '../platform/storage-entry.ts';
import { analyticsPrefix } from './analytics-mark.ts';
import type { PostOutcome } from './analytics-post.ts';

export interface ProfileOptions {
  readonly window: Window;
  /** Of the bank's project. */
  readonly token: string | undefined;
  /** The customer's tracking id. */
  readonly userId: string;
  /** Sends a list of changes of profiles. */
  readonly post: (body: string) => Promise<PostOutcome>;
  /** Asked before anything is stored. */
  readonly isAllowed: () => boolean;
  /** Gives a number from 0 to 1. */
  readonly random: () => number;
}

/**
 * Gives the profile of a customer a name that is nobody's, once (TR-24 to TR-27).
 *
 * @returns False when that has to be tried again.
 */
export async function nameCustomer({ window, token, userId, post, isAllowed, random }: ProfileOptions): Promise<boolean> {
  const entry = storageEntry(() => window.localStorage, `${analyticsPrefix}named`);
  const sign = signOf(userId);
  if (entry.read() === sign) return true;
  const { firstName, lastName } = jokeName(random);
  const change = { $token: token, $distinct_id: userId, $set_once: { $first_name: firstName, $last_name: lastName } };
  const { isFinal } = await post(asciiJson([change]));
  if (isFinal && isAllowed()) entry.write(sign);
  return isFinal;
}

/** Tells tracking ids apart without holding one. */
function signOf(userId: string): string {
  let sign = 0;
  for (const letter of userId) sign = (Math.imul(sign, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sign.toString(36);
}
