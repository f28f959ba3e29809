declare const __KFP_VERSION__: string;

/** Version of this bundle, from package.json; the build inserts it. */
export const version = __KFP_VERSION__;

/** Bundles of the same major version share one runtime on a page. */
export const majorVersion = Number.parseInt(version, 10);

/** Key on the classes by which the loader defines tags. Copies of the bundle with the same major version find each other's. */
export const facadeKey = Symbol.for(`kfp.facade.${majorVersion}`);
