import type { Agreement } from './agreement.ts';
import { isCurrent } from './agreement.ts';

/**
 * Merges both lists, the customer's own agreements first (API-72). Of two that are the same, the own one
 * counts. Each own agreement matches only one of the partner's, so real duplicates in one response stay.
 */
export function mergeAgreements(own: readonly Agreement[], partner: readonly Agreement[]): readonly Agreement[] {
  const twins: (Agreement | undefined)[] = own.map(() => undefined);
  const added = partner.filter((agreement) => {
    const place = own.findIndex((one, at) => !twins[at] && isSame(one, agreement));
    if (place >= 0) twins[place] = agreement;
    return place < 0;
  });
  return [...own.map((one, at) => inForce(one, twins[at])), ...added];
}

/** Our own version, unless it has ended or is not in force yet, and the partner's is. */
function inForce(own: Agreement, partner: Agreement | undefined): Agreement {
  return partner && own.status !== undefined && !isCurrent(own) && isCurrent(partner) ? partner : own;
}

/**
 * Whether policy number, source and product are equal. The product is its type and its more specific code, which most
 * products lack: one with a code differs from one without. Unknown values never match.
 */
function isSame(one: Agreement, other: Agreement): boolean {
  return isKnownAndEqual(one.policyNumber, other.policyNumber)
    && isKnownAndEqual(one.source, other.source)
    && isKnownAndEqual(one.productType, other.productType)
    && one.productCode === other.productCode;
}

function isKnownAndEqual(one: string | undefined, other: string | undefined): boolean {
  return Boolean(one) && one === other;
}
