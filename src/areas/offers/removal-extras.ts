import { OfferRemoval } from './offer-removal.tsx';
import { RemovalOutcome } from './removal-outcome.tsx';

/** The code of a removal, which loads after the first view of the offers. It is one lazy chunk, so it costs one request. */
export const removalExtras = { OfferRemoval, RemovalOutcome } as const;
