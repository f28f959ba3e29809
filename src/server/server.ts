/** What a server of a host page needs, on Node and in edge runtimes: it reads no file and calls nobody. */
export { csp } from './csp.ts';
export type { Csp, CspOptions } from './csp.ts';
export { head } from './head.ts';
export type { Head, HeadOptions, ImportMap } from './head.ts';
