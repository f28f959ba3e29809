import { useMemo } from 'react';
import type { AgreementList } from '../api/agreements.ts';
import { agreementsQuery } from '../api/agreements.ts';
import { partnerAgreementsQuery } from '../api/partner.ts';
import { isListed } from '../domain/agreement-status.ts';
import { mergeAgreements } from '../domain/partner-agreements.ts';
import type { CustomerQuery, CustomerQueryOptions } from './use-customer-query.ts';
import { useCustomerQuery } from './use-customer-query.ts';
import { useNeedsPartnerData } from './use-needs-partner-data.ts';

/** `isError` and `refetch` are about the own agreements, which come first in the list and may be there first. */
export interface AllAgreements extends CustomerQuery<AgreementList> {
  /** Nothing more will come by itself: what is below the list can be shown without being moved. */
  readonly isComplete: boolean;
  /** Those without the partner's. */
  readonly own: AgreementList | undefined;
}

/**
 * The customer's insurances, those in the partner's system too where there may be some (AC-15 to AC-20). When one of
 * the answers fails the other's are there all the same (API-72).
 *
 * @param options `retryOnMount: false` for whoever comes later: what another one has just asked for in vain is left
 */
export function useAllAgreements(options: CustomerQueryOptions = {}): AllAgreements {
  const own = useCustomerQuery('agreements', agreementsQuery, options);
  const partner = usePartnerAgreements(options);
  const isComplete = !own.isPending && !partner.isPending;
  const data = useMemo(
    () => (own.isPending ? undefined : allAgreements(own.data, partner.data, partner.isError)),
    [own.isPending, own.data, partner.data, partner.isError],
  );
  // While a partner may still have some, it is too early to say that there are none.
  const isEarly = !isComplete && data?.agreements.some(isListed) === false;
  return { ...own, own: own.data, data: isEarly ? undefined : data, isPending: own.isPending || isEarly, isComplete };
}

/** Pending as long as it is not known whether there is a partner to ask (AC-20). */
function usePartnerAgreements(
  options: CustomerQueryOptions,
): Pick<CustomerQuery<AgreementList>, 'data' | 'isPending' | 'isError'> {
  const isNeeded = useNeedsPartnerData();
  const { data, isPending, isError } = useCustomerQuery('agreements', partnerAgreementsQuery, {
    ...options, isEnabled: isNeeded === true,
  });
  return { data, isError, isPending: isNeeded === undefined || (isNeeded && isPending) };
}

const nothing = { monthlySum: undefined, yearlySum: undefined, hasSourceError: false, offers: undefined } as const;

/** Undefined when there is nothing to show of either. */
function allAgreements(
  own: AgreementList | undefined, partner: AgreementList | undefined, isPartnerDown: boolean,
): AgreementList | undefined {
  const others = partner?.agreements ?? [];
  if (!own) return others.length > 0 ? { ...nothing, agreements: others } : undefined;
  const agreements = mergeAgreements(own.agreements, others);
  // An agreement that is in both answers is in the own sum already.
  const isApart = agreements.length === own.agreements.length + others.length;
  return {
    ...own,
    agreements,
    monthlySum: sumOf(own.monthlySum, isApart ? partner?.monthlySum : undefined),
    yearlySum: sumOf(own.yearlySum, isApart ? partner?.yearlySum : undefined),
    hasSourceError: own.hasSourceError || isPartnerDown || partner?.hasSourceError === true,
  };
}

/** The total is that of the list that is shown with it (OV-42); without a sum of the own ones there is no total. */
function sumOf(own: number | undefined, partner = 0): number | undefined {
  return own === undefined ? undefined : own + partner;
}
