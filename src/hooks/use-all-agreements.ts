import { useMemo } from 'react';
import type { AgreementList } from '../api/agreements.ts';
import { agreementsQuery } from '../api/agreements.ts';
import type { ClientContext } from '../api/client-context.ts';
import { clientContextQuery } from '../api/client-context.ts';
import { partnerAgreementsQuery } from '../api/partner.ts';
import { isListed, mergeAgreements, needsPartnerData } from '../domain/agreement.ts';
import { isPartnerDistributor } from '../domain/distributor.ts';
import { useAppContext } from './app-context.ts';
import type { CustomerQuery, CustomerQueryOptions } from './use-customer-query.ts';
import { useCustomerQuery } from './use-customer-query.ts';

export interface AllAgreements extends Pick<CustomerQuery<AgreementList>, 'data' | 'isPending'> {
  /** Whether the own agreements failed, which come first in the list and may be there first. */
  readonly isError: boolean;
  /** Nothing more will come by itself: what is below the list can be shown without being moved. */
  readonly isComplete: boolean;
  /**
   * Whether a source has failed or says that it is not complete, or it is not known whether to ask the partner. Only
   * when this is false and `isComplete` is true does the customer hold nothing but what is in the list.
   */
  readonly isLacking: boolean;
  /** Those without the partner's. */
  readonly own: AgreementList | undefined;
  /** Whether what lacks is being asked for. */
  readonly isFetching: boolean;
  /** Asks again for what lacks, and for nothing else. */
  readonly refetch: () => Promise<unknown>;
}

/**
 * The customer's insurances, those in the partner's system too where there may be some. When one of
 * the answers fails the other's are there all the same (API-72).
 *
 * @param options `retryOnMount: false` for whoever comes later: what another one has just asked for in vain is left
 */
export function useAllAgreements(options: CustomerQueryOptions = {}): AllAgreements {
  const own = useCustomerQuery('agreements', agreementsQuery, options);
  const partner = usePartnerAgreements(options);
  const isPartnerLacking = partner.lacking.length > 0;
  const lacking = [...(isLacking(own) ? [own] : []), ...partner.lacking];
  const isComplete = !own.isPending && !partner.isPending;
  const data = useMemo(
    () => (own.isPending ? undefined : allAgreements(own.data, partner.data, isPartnerLacking)),
    [own.isPending, own.data, partner.data, isPartnerLacking],
  );
  // While a partner may still have some, it is too early to say that there are none.
  const isEarly = !isComplete && !isPartnerLacking && data?.agreements.some(isListed) === false;
  return {
    data: isEarly ? undefined : data,
    own: own.data,
    isPending: own.isPending || isEarly,
    isError: own.isError,
    isComplete,
    isLacking: lacking.length > 0,
    isFetching: lacking.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(lacking.map(({ refetch }) => refetch())),
  };
}

interface PartnerAgreements extends Pick<CustomerQuery<AgreementList>, 'data' | 'isPending'> {
  /** What to ask again. */
  readonly lacking: readonly Pick<CustomerQuery<unknown>, 'isFetching' | 'refetch'>[];
}

/** Pending as long as it is on its way whether there is a partner to ask (AC-20). */
function usePartnerAgreements(options: CustomerQueryOptions): PartnerAgreements {
  const { isNeeded, user } = useNeedsPartnerData(options);
  const partner = useCustomerQuery('agreements', partnerAgreementsQuery, { ...options, isEnabled: isNeeded === true });
  if (isNeeded === undefined) return { data: undefined, isPending: user.isPending, lacking: user.isError ? [user] : [] };
  if (!isNeeded) return { data: undefined, isPending: false, lacking: [] };
  // The customer was told of what lacks, and has asked again: so it stays until the partner has answered too.
  const isAskedAgain = partner.isPending && user.hasFailedBefore;
  return { data: partner.data, isPending: partner.isPending, lacking: isAskedAgain || isLacking(partner) ? [partner] : [] };
}

function isLacking({ isError, data }: CustomerQuery<AgreementList>): boolean {
  return isError || data?.hasSourceError === true;
}

const nothing = { monthlySum: undefined, yearlySum: undefined, hasSourceError: false, offers: undefined } as const;

/** Undefined when there is nothing to show of either. */
function allAgreements(
  own: AgreementList | undefined, partner: AgreementList | undefined, isPartnerLacking: boolean,
): AgreementList | undefined {
  const others = partner?.agreements ?? [];
  if (!own) return others.length > 0 ? { ...nothing, agreements: others } : undefined;
  const agreements = mergeAgreements(own.agreements, others);
  const added = agreements.length - own.agreements.length;
  // What one agreement adds to the partner's sum is not known: that sum counts whole, or not at all.
  const isApart = added === others.length;
  const sumOf = (name: 'monthlySum' | 'yearlySum') =>
    addSums(sumOfList(own.agreements.length, own[name]), sumOfList(added, isApart ? partner?.[name] : undefined));
  return {
    ...own,
    agreements,
    monthlySum: sumOf('monthlySum'),
    yearlySum: sumOf('yearlySum'),
    hasSourceError: own.hasSourceError || isPartnerLacking,
  };
}

/** Kroner; a list without agreements costs nothing, whether a sum was sent or not. */
function sumOfList(length: number, sum: number | undefined): number | undefined {
  return length === 0 ? 0 : sum;
}

/** The total is that of the list that is shown with it (OV-43): without one of its parts there is none. */
function addSums(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}

export interface PartnerNeed {
  /** Undefined as long as it is not known: the logged-in user is on the way, or could not be fetched. */
  readonly isNeeded: boolean | undefined;
  /** The logged-in user, who decides where the distributor does not. */
  readonly user: CustomerQuery<ClientContext>;
}

/** Whether to ask the partner's system too. */
export function useNeedsPartnerData(options: CustomerQueryOptions): PartnerNeed {
  const { distributor } = useAppContext();
  const user = useCustomerQuery('client-context', clientContextQuery, {
    ...options, isEnabled: !isPartnerDistributor(distributor),
  });
  return { isNeeded: needsPartnerData(distributor, user.data), user };
}
