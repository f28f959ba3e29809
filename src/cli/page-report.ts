import type { Finding } from '../doctor/checks.ts';

/** The page that is to be looked at. */
export interface ExaminedPage {
  /** Absolute address. */
  readonly address: string;
  /** A `Cookie` header for its server; undefined without one. */
  readonly cookie: string | undefined;
}

/** What was found in a page. */
export interface PageReport {
  readonly address: string;
  /** Where the address led to. */
  readonly url: string;
  /** Name and version of the browser; undefined without one. */
  readonly browser: string | undefined;
  /** Errors first. */
  readonly findings: readonly Finding[];
  /** Ids of what could not be looked for. */
  readonly notLookedAt: readonly string[];
}

/** Said of a page without any script or element of ours, such as a login page: nothing can be found there, wrong or right. */
export const nothingOfOurs = (url: string, mend: string) => `${url} has no element of kfp. ${mend}`;
