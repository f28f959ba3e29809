/** The functions for the server of a host page, on Node and in edge runtimes. They read no file and send no request. */
export { csp } from './csp.ts';
export type { Csp, CspOptions } from './csp.ts';
export { head } from './head.ts';
export type { Head, HeadOptions, ImportMap } from './head.ts';
