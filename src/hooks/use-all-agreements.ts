import { useMemo } from 'react';
import type { AgreementList } from '../api/agreements.ts';
import { agreementsQuery } from '../api/agreements.ts';
import type { ApiQuery } from '../api/api-query.ts';
import { apiQuery } from '../api/api-query.ts';
import type { ApiClient } from '../api/client.ts';
import type { ClientContext } from '../api/client-context.ts';
import { clientContextQuery } from '../api/client-context.ts';
import { partnerAgreementsQuery } from '../api/partner.ts';
import { isListed, needsPartnerData } from '../domain/agreement.ts';
import { isPartnerDistributor } from '../domain/distributor.ts';
import { lazyImport } from '../platform/lazy-import.ts';
import { useAppContext } from './app-context.ts';
import type { JoinedAgreements, joinAgreements } from './join-agreements.ts';
import type { CustomerQuery, CustomerQueryOptions } from './use-customer-query.ts';
import { useCustomerQuery } from './use-customer-query.ts';

export interface AllAgreements extends Pick<CustomerQuery<JoinedAgreements>, 'data' | 'isPending'> {
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
  /** The partner's, also those that are own ones too. */
  readonly partner: AgreementList | undefined;
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
    () => (own.isPending ? undefined : allAgreements(own.data, partner.answer, isPartnerLacking)),
    [own.isPending, own.data, partner.answer, isPartnerLacking],
  );
  // While a partner may still have some, it is too early to say that there are none.
  const isEarly = !isComplete && !isPartnerLacking && data?.agreements.some(isListed) === false;
  return {
    data: isEarly ? undefined : data,
    own: own.data,
    partner: partner.answer?.list,
    isPending: own.isPending || isEarly,
    isError: own.isError,
    isComplete,
    isLacking: lacking.length > 0,
    isFetching: lacking.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(lacking.map(({ refetch }) => refetch())),
  };
}

/** What the partner has, and the code that joins it to the own agreements. */
interface PartnerAnswer {
  readonly list: AgreementList;
  readonly join: typeof joinAgreements;
}

/** The code comes beside the agreements, as few customers have a partner; without it the partner has not answered. */
function partnerQuery(client: ApiClient): ApiQuery<PartnerAnswer> {
  const { queryKey, queryFn } = partnerAgreementsQuery(client);
  return apiQuery({
    queryKey,
    queryFn: async () => {
      const [list, { joinAgreements: join }] = await Promise.all([queryFn(), lazyImport(() => import('./join-agreements.ts'))]);
      return { list, join };
    },
  });
}

/** Undefined when there is nothing to show of either. */
function allAgreements(
  own: AgreementList | undefined, partner: PartnerAnswer | undefined, isPartnerLacking: boolean,
): JoinedAgreements | undefined {
  const all = partner ? partner.join(own, partner.list) : own;
  return all && own ? { ...all, hasSourceError: own.hasSourceError || isPartnerLacking } : all;
}

interface PartnerAgreements {
  readonly answer: PartnerAnswer | undefined;
  readonly isPending: boolean;
  /** What to ask again. */
  readonly lacking: readonly Pick<CustomerQuery<unknown>, 'isFetching' | 'refetch'>[];
}

/** Pending as long as it is on its way whether there is a partner to ask (AC-20). */
function usePartnerAgreements(options: CustomerQueryOptions): PartnerAgreements {
  const { isNeeded, user } = useNeedsPartnerData(options);
  const partner = useCustomerQuery('agreements', partnerQuery, { ...options, isEnabled: isNeeded === true });
  if (isNeeded === undefined) return { answer: undefined, isPending: user.isPending, lacking: user.isError ? [user] : [] };
  if (!isNeeded) return { answer: undefined, isPending: false, lacking: [] };
  // The customer was told of what lacks, and has asked again: so it stays until the partner has answered too.
  const isAskedAgain = partner.isPending && user.hasFailedBefore;
  const { data: answer, isPending } = partner;
  return { answer, isPending, lacking: isAskedAgain || isLacking({ ...partner, data: answer?.list }) ? [partner] : [] };
}

function isLacking({ isError, data }: Pick<CustomerQuery<AgreementList>, 'isError' | 'data'>): boolean {
  return isError || data?.hasSourceError === true;
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
