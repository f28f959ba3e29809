import type { Agreement } from '../../../src/domain/agreement.ts';
import type { BundledOffer, Offer } from '../../../src/domain/offer.ts';

/** An agreement of which only the given fields are known. */
export function agreementWith(fields: Partial<Agreement>): Agreement {
  return {
    policyNumber: undefined, name: undefined, description: undefined, monthlyPrice: undefined, status: undefined,
    source: undefined, productCode: undefined, productType: undefined, isBundled: false, ...fields,
  };
}

/** A bundled offer of which only the given fields are known. */
export function bundledWith(fields: Partial<BundledOffer>): BundledOffer {
  return {
    name: undefined, productType: undefined, policyNumber: undefined, monthlyPrice: undefined, yearlyPrice: undefined, ...fields,
  };
}

/** An offer of which only the given fields are known. */
export function offerWith(fields: Partial<Offer>): Offer {
  return {
    ...bundledWith({}), description: undefined, monthlyTrafficFee: undefined, versionNumber: undefined,
    expirationDate: undefined, source: undefined, bundle: [], ...fields,
  };
}
