import type { AgreementList } from '../api/agreements.ts';
import { mergeAgreements } from '../domain/merge-agreements.ts';

/** The insurances from all systems. The prices come from the separate responses. */
export type JoinedAgreements = Pick<AgreementList, 'agreements' | 'hasSourceError' | 'wireOffers'>;

/** Joins the customer's insurances, our own first. Returns undefined when our own did not come and the partner has none. */
export function joinAgreements(own: AgreementList | undefined, partner: AgreementList): JoinedAgreements | undefined {
  const others = partner.agreements;
  if (!own) return others.length > 0 ? { hasSourceError: false, wireOffers: undefined, agreements: others } : undefined;
  return { ...own, agreements: mergeAgreements(own.agreements, others) };
}
