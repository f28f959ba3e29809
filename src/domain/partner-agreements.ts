import type { Agreement } from './agreement.ts';
import { isPartnerBank } from './bank-register.ts';
import type { Distributor } from './distributor.ts';
import { isPartnerDistributor } from './distributor.ts';

/**
 * Whether the customer may hold insurances in the partner's system (AC-15 to AC-20). Undefined as long as it depends
 * on a bank that is not known yet.
 *
 * @param user the logged-in user; undefined until the answer is here, without a register when there is none
 */
export function needsPartnerData(
  distributor: Distributor, user: { readonly bankRegister?: string | undefined } | undefined,
): boolean | undefined {
  return isPartnerDistributor(distributor) || (user && isPartnerBank(user.bankRegister));
}

/** Both lists in one; a partner's agreement whose policy number is there already is left out (API-72). */
export function mergeAgreements(own: readonly Agreement[], partner: readonly Agreement[]): readonly Agreement[] {
  const numbers = new Set(own.map(({ policyNumber }) => policyNumber));
  const isNew = ({ policyNumber }: Agreement) => {
    const isKnown = numbers.has(policyNumber);
    numbers.add(policyNumber);
    // One without a number is like no other.
    return !isKnown || policyNumber === undefined;
  };
  return [...own, ...partner.filter(isNew)];
}
