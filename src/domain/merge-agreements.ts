import type { Agreement } from './agreement.ts';
import { normaliseCode } from './policy.ts';

/**
 * Merges both lists, the customer's own agreements first (API-72). A partner agreement that equals an own one is left
 * out. Each own agreement matches only one of the partner's, so real duplicates in one response stay.
 */
export function mergeAgreements(own: readonly Agreement[], partner: readonly Agreement[]): readonly Agreement[] {
  const unpaired = [...own];
  const isNew = (agreement: Agreement) => {
    const twin = unpaired.findIndex((one) => isSame(one, agreement));
    if (twin >= 0) unpaired.splice(twin, 1);
    return twin < 0;
  };
  return [...own, ...partner.filter(isNew)];
}

/**
 * Whether policy number, source and product are equal. The product is its type and its more specific code, which most
 * products lack: one with a code differs from one without. Unknown values never match.
 */
function isSame(one: Agreement, other: Agreement): boolean {
  return isKnownAndEqual(one.policyNumber, other.policyNumber)
    && isKnownAndEqual(normaliseCode(one.source), normaliseCode(other.source))
    && isKnownAndEqual(normaliseCode(one.productType), normaliseCode(other.productType))
    && normaliseCode(one.productCode) === normaliseCode(other.productCode);
}

function isKnownAndEqual(one: string | undefined, other: string | undefined): boolean {
  return Boolean(one) && one === other;
}
