import { majorVersion } from './version.ts';

/** Key on the classes by which the loader defines tags. Copies of the bundle with the same major version find each other's. */
export const facadeKey = Symbol.for(`kfp.facade.${majorVersion}`);
