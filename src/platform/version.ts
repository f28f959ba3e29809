declare const __KFP_VERSION__: string;

/** Version of this bundle, from package.json; the build inserts it. */
export const version = __KFP_VERSION__;

export const majorVersion = Number.parseInt(version, 10);

/**
 * Key of the page's runtime and of the classes by which the loader defines tags. Bundles with the same key share them. The
 * number after the major version counts the incompatible changes of what they share, including the cached responses.
 */
export const sharingKey = Symbol.for(`kfp.${majorVersion}.1`);
