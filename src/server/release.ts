/** What the build knows of this release, inlined into the published file. */
export interface Release {
  readonly version: string;
  /** By tag, the files that it needs first, beside `kfp.js`. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** By file that `kfp.js` leads to, and for `kfp.js`: `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>;
}

declare const __KFP_RELEASE__: Release;

/** The release that this code is part of. */
export const release = (): Release => __KFP_RELEASE__;

/**
 * Checks that this release has each of the tags.
 *
 * @throws TypeError that names the first one that it does not have
 */
export function checkTags(tags: readonly string[]): void {
  for (const tag of tags) {
    if (!Object.hasOwn(release().tags, tag)) throw new TypeError(`There is no element <${tag}>.`);
  }
}

/**
 * Checks a nonce, which may end in a header and in markup.
 *
 * @throws TypeError when it is not what a policy may hold: base64, also that of addresses
 */
export function checkNonce(nonce: string): void {
  if (!/^[\w+/-]+={0,2}$/.test(nonce)) throw new TypeError('The nonce is not base64.');
}
