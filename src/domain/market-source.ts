import type { Distributor, LoginContext } from './distributor.ts';
import { isMobileBank } from './distributor.ts';

/** The channel that brought the customer. Only analytics events carry it. */
export const marketSources = [
  'LO', 'FINN', 'MIN_BIL', 'FIF_BIL', 'SB1', 'EIKA', 'FANA', 'SBM', 'DNB', 'MOBILBANK', 'NETTBANK', 'KUNDEKLIENT_SKADE',
] as const;

export type MarketSource = (typeof marketSources)[number];

/** The market source when no sign is found. */
const defaultSource = 'KUNDEKLIENT_SKADE';

export interface MarketSourceSigns {
  /** The query of the page's address. */
  readonly search: string;
  /** What session storage holds; a text that is no market source is ignored. */
  readonly stored: string | undefined;
  readonly distributor: Distributor;
  readonly loginContext: LoginContext;
}

/**
 * The market source. The first sign counts: address, stored value unless it is the default, distributor, login context
 * (CF-65).
 */
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
 * Finds a marker in the query: the name of a parameter, unless its value is `false`, or a value. `fromFIFBil` may have
 * more text after it.
 */
function fromAddress(search: string): MarketSource | undefined {
  const words = [...new URLSearchParams(search)].filter(([, value]) => value !== 'false').flat();
  if (words.includes('fromLo')) return 'LO';
  if (words.includes('fromFinn')) return 'FINN';
  if (words.includes('fromMinBil')) return 'MIN_BIL';
  return words.some((word) => word.startsWith('fromFIFBil')) ? 'FIF_BIL' : undefined;
}

/** The market source with this code. The distributors `none` and `fremtind` are no market sources. */
function known(code: string | undefined): MarketSource | undefined {
  return marketSources.find((source) => source === code);
}

function fromLoginContext(context: LoginContext): MarketSource | undefined {
  if (isMobileBank(context)) return 'MOBILBANK';
  return context === 'NETTBANK' ? 'NETTBANK' : undefined;
}
