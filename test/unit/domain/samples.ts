import type { Agreement } from '../../../src/domain/agreement.ts';
import type { BundledOffer, Offer } from '../../../src/domain/offer.ts';

const nothing = {
  name: undefined,
  description: undefined,
  policyNumber: undefined,
  productType: undefined,
  monthlyPrice: undefined,
  yearlyPrice: undefined,
  source: undefined,
};

/** An agreement of which only the given fields are known. */
export function agreementWith(fields: Partial<Agreement>): Agreement {
  return { ...nothing, status: undefined, productCode: undefined, isBundled: false, ...fields };
}

/** An offer of which only the given fields are known. */
export function offerWith(fields: Partial<Offer>): Offer {
  return {
    ...nothing,
    monthlyTrafficFee: undefined,
    versionNumber: undefined,
    expirationDate: undefined,
    bundle: [],
    ...fields,
  };
}

/** A bundled offer of which only the given fields are known. */
export function bundledWith(fields: Partial<BundledOffer>): BundledOffer {
  return { ...nothing, ...fields };
}
