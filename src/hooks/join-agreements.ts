import type { AgreementList } from '../api/agreements.ts';
import { mergeAgreements } from '../domain/merge-agreements.ts';

const nothing = { monthlySum: undefined, yearlySum: undefined, hasSourceError: false, offers: undefined } as const;

/** The customer's insurances, the own ones first, with the sums of all. Undefined when there is nothing to show of either. */
export function joinAgreements(own: AgreementList | undefined, partner: AgreementList): AgreementList | undefined {
  const others = partner.agreements;
  if (!own) return others.length > 0 ? { ...nothing, agreements: others } : undefined;
  const agreements = mergeAgreements(own.agreements, others);
  const added = agreements.length - own.agreements.length;
  // What one agreement adds to the partner's sum is not known: that sum counts whole, or not at all.
  const isApart = added === others.length;
  const sumOf = (name: 'monthlySum' | 'yearlySum') =>
    addSums(sumOfList(own.agreements.length, own[name]), sumOfList(added, isApart ? partner[name] : undefined));
  return { ...own, agreements, monthlySum: sumOf('monthlySum'), yearlySum: sumOf('yearlySum') };
}

/** Kroner; a list without agreements costs nothing, whether a sum was sent or not. */
function sumOfList(length: number, sum: number | undefined): number | undefined {
  return length === 0 ? 0 : sum;
}

/** The total is that of the list that is shown with it (OV-43): without one of its parts there is none. */
function addSums(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}
