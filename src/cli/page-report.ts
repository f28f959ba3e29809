import type { Finding } from '../doctor/checks.ts';

/** The page to examine. */
export interface ExaminedPage {
  /** Absolute address. */
  readonly address: string;
  /** A `Cookie` header for its server; undefined without one. */
  readonly cookie: string | undefined;
}

/** The result for one page. */
export interface PageReport {
  readonly address: string;
  /** The address after redirects. */
  readonly url: string;
  /** Name and version of the browser; undefined without one. */
  readonly browser: string | undefined;
  /** Errors first. */
  readonly findings: readonly Finding[];
  /** Ids of the checks that could not run. */
  readonly notLookedAt: readonly string[];
}

/** The message for a page without any script or element of ours, such as a login page. There is nothing to check. */
export const nothingOfOurs = (url: string, mend: string) => `${url} has no element of kfp. ${mend}`;
