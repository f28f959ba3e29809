import type { Agreement } from '../../../src/domain/agreement.ts';
import type { BundledOffer, Offer } from '../../../src/domain/offer.ts';

/** An agreement of which only the given fields are known. */
export function agreementWith(fields: Partial<Agreement>): Agreement {
  return { isBundled: false, ...fields } as Agreement;
}

/** A bundled offer of which only the given fields are known. */
export function bundledWith(fields: Partial<BundledOffer>): BundledOffer {
  return fields as BundledOffer;
}

/** An offer of which only the given fields are known. */
export function offerWith(fields: Partial<Offer>): Offer {
  return { bundle: [], ...fields } as unknown as Offer;
}
