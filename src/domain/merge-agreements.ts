import type { Agreement } from './agreement.ts';
import { normaliseCode } from './policy.ts';

/**
 * Both lists in one, the own agreements first (API-72). A partner's agreement that is an own one too is left out; each
 * own agreement stands for one of the partner's, so that those which are listed twice in one answer stay two.
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
 * Whether number, source system and product agree. The product is its type and its finer code, which most products do
 * not have: one with a code differs from one without. What is not known agrees with nothing.
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
