import type { AgreementList } from '../api/agreements.ts';
import { mergeAgreements } from '../domain/merge-agreements.ts';

/** What is held in all systems; what it costs is told by the answers apart. */
export type JoinedAgreements = Pick<AgreementList, 'agreements' | 'hasSourceError' | 'wireOffers'>;

/** The customer's insurances, the own ones first. Undefined when there is nothing to show of either. */
export function joinAgreements(own: AgreementList | undefined, partner: AgreementList): JoinedAgreements | undefined {
  const others = partner.agreements;
  if (!own) return others.length > 0 ? { hasSourceError: false, wireOffers: undefined, agreements: others } : undefined;
  return { ...own, agreements: mergeAgreements(own.agreements, others) };
}
