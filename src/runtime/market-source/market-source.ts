import type { MarketSourceSigns } from '../../domain/market-source.ts';
import { marketSource } from '../../domain/market-source.ts';
import { storageEntry } from '../../platform/storage-entry.ts';

export interface MarketSourceStore {
  /** What is stored. */
  readonly read: () => string | undefined;
  /** The customer is logged in: derives the market source and stores it. */
  readonly keep: (signs: Pick<MarketSourceSigns, 'distributor' | 'loginContext'>) => void;
  /** Nobody is logged in; after the login it is derived again, from the address first (CF-68). */
  readonly forget: () => void;
}

/** Keeps the market source in session storage under `kfp-market-source`. */
export function createMarketSourceStore(window: Window): MarketSourceStore {
  const entry = storageEntry(() => window.sessionStorage, 'kfp-market-source');
  return {
    read: entry.read,
    keep(signs) {
      entry.write(marketSource({ ...signs, search: window.location.search, stored: entry.read() }));
    },
    forget: () => entry.write(undefined),
  };
}
