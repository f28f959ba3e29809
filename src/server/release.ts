import { isPlainObject } from '../platform/plain-object.ts';

/** Data of this release. The build inlines it into the published file. */
export interface Release {
  readonly version: string;
  /** The files that each tag needs first, besides `kfp.js`. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** The hash, `sha384-…`, of `kfp.js` and of each file that it may load, also as a fallback. */
  readonly integrity: Readonly<Record<string, string>>;
}

declare const __KFP_RELEASE__: Release;

/** The release that this code is part of. */
export const release = (): Release => __KFP_RELEASE__;

/**
 * Checks that this release has each of the tags.
 *
 * @throws TypeError that names the first unknown tag, or for no list
 */
export function checkTags(tags: unknown): void {
  if (!Array.isArray(tags)) throw new TypeError("tags must be a list, such as ['kfp-offers'].");
  for (const tag of tags as readonly unknown[]) {
    if (typeof tag !== 'string' || !Object.hasOwn(release().tags, tag)) throw new TypeError(`There is no element <${String(tag)}>.`);
  }
}

/**
 * Checks a configuration, or none.
 *
 * @throws TypeError for anything but an object, undefined and null
 */
export function checkConfig(config: unknown): void {
  if (config !== undefined && config !== null && !isPlainObject(config)) throw new TypeError('config must be an object.');
}

/**
 * Checks a nonce, which is written into a header and into markup.
 *
 * @throws TypeError when it is not base64 or base64url, the forms that a policy allows
 */
export function checkNonce(nonce: unknown): void {
  // A pattern would take null for the text «null», a nonce that anybody can guess.
  if (typeof nonce !== 'string' || !/^[\w+/-]+={0,2}$/.test(nonce)) throw new TypeError('The nonce is not base64.');
}
