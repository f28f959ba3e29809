import type { Distributor, LoginContext } from './distributor.ts';
import { isMobileBank } from './distributor.ts';

/** Which channel brought the customer; it goes with analytics events and nowhere else. */
export const marketSources = [
  'LO', 'FINN', 'MIN_BIL', 'FIF_BIL', 'SB1', 'EIKA', 'FANA', 'SBM', 'DNB', 'MOBILBANK', 'NETTBANK', 'KUNDEKLIENT_SKADE',
] as const;

export type MarketSource = (typeof marketSources)[number];

/** Where there is no sign. */
const defaultSource = 'KUNDEKLIENT_SKADE';

export interface MarketSourceSigns {
  /** The query of the page's address. */
  readonly search: string;
  /** What session storage holds; a text that is no market source is ignored. */
  readonly stored: string | undefined;
  readonly distributor: Distributor;
  readonly loginContext: LoginContext;
}

/** The market source by the first sign there is: address, storage unless that has the default, distributor, login context (CF-65). */
export function marketSource({ search, stored, distributor, loginContext }: MarketSourceSigns): MarketSource {
  return (
    fromAddress(search) ??
    (stored === defaultSource ? undefined : known(stored)) ??
    known(distributor.toUpperCase()) ??
    fromLoginContext(loginContext) ??
    defaultSource
  );
}

/**
 * A marker is a query parameter's name, unless the value is `false`, or its value; `fromFIFBil` has variants with more
 * text after it.
 */
function fromAddress(search: string): MarketSource | undefined {
  const words = [...new URLSearchParams(search)].filter(([, value]) => value !== 'false').flat();
  if (words.includes('fromLo')) return 'LO';
  if (words.includes('fromFinn')) return 'FINN';
  if (words.includes('fromMinBil')) return 'MIN_BIL';
  return words.some((word) => word.startsWith('fromFIFBil')) ? 'FIF_BIL' : undefined;
}

/** Of the distributors `none` and `fremtind` are no market source of their own. */
function known(code: string | undefined): MarketSource | undefined {
  return marketSources.find((source) => source === code);
}

function fromLoginContext(context: LoginContext): MarketSource | undefined {
  if (isMobileBank(context)) return 'MOBILBANK';
  return context === 'NETTBANK' ? 'NETTBANK' : undefined;
}
