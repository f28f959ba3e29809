import { useMemo } from 'react';
import type { AgreementList } from '../api/agreements.ts';
import { agreementsQuery, partnerAgreementsQuery } from '../api/agreements.ts';
import type { ApiQuery } from '../api/api-query.ts';
import { apiQuery } from '../api/api-query.ts';
import type { ApiClient } from '../api/client.ts';
import type { ClientContext } from '../api/client-context.ts';
import { clientContextQuery } from '../api/client-context.ts';
import { isListed, needsPartnerData } from '../domain/agreement.ts';
import { isPartnerDistributor } from '../domain/distributor.ts';
import type { mergeAgreements } from '../domain/merge-agreements.ts';
import { lazyImport } from '../platform/lazy-import.ts';
import { useAppContext } from './app-context.ts';
import type { CustomerQuery, CustomerQueryOptions } from './use-customer-query.ts';
import { useCustomerQuery } from './use-customer-query.ts';

/** The insurances from both systems. The prices come from the separate responses. */
export type MergedAgreements = Pick<AgreementList, 'agreements' | 'hasSourceError' | 'wireOffers'>;

export interface AllAgreements extends Pick<CustomerQuery<MergedAgreements>, 'data' | 'isPending'> {
  /** Whether our own agreements failed. They come first in the list and may arrive first. */
  readonly isError: boolean;
  /** Whether all requests have ended. Content below the list can then appear without a layout shift. */
  readonly isComplete: boolean;
  /**
   * Whether a source has failed or reports incomplete data, or it is unknown whether to ask the partner. The list holds
   * all the customer's insurances only when this is false and `isComplete` is true.
   */
  readonly isLacking: boolean;
  /** Our own agreements, without the partner's. */
  readonly own: AgreementList | undefined;
  /** The partner's agreements, including those that our own list has too. */
  readonly partner: AgreementList | undefined;
  /** Whether a request for a missing part is pending. */
  readonly isFetching: boolean;
  /** Requests only the missing parts again. Never rejects: failures show in `isError` and `isLacking`. */
  readonly refetch: () => Promise<unknown>;
}

/**
 * Returns the customer's insurances, including the partner's where there may be some. When one response
 * fails, the insurances of the other still show (API-72).
 *
 * @param options `retryOnMount: false` for a component that mounts later and must not repeat a failed request
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
  // While the partner's response is pending, an empty list is not certain.
  const isEarly = !isComplete && !isPartnerLacking && data?.agreements.some(isListed) === false;
  return {
    data: isEarly ? undefined : data,
    own: own.data,
    partner: partner.data?.list,
    isPending: own.isPending || isEarly,
    isError: own.isError,
    isComplete,
    isLacking: lacking.length > 0,
    isFetching: lacking.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(lacking.map(({ refetch }) => refetch())),
  };
}

/** The partner's agreements, and the function that merges them into our own. */
interface PartnerData {
  readonly list: AgreementList;
  readonly merge: typeof mergeAgreements;
}

/** Also loads the code that merges, as few customers have a partner. The query rejects when that code fails to load. */
function partnerQuery(client: ApiClient): ApiQuery<PartnerData> {
  const { queryKey, queryFn } = partnerAgreementsQuery(client);
  return apiQuery({
    queryKey,
    queryFn: async () => {
      const [list, { mergeAgreements: merge }] = await Promise.all([queryFn(), lazyImport(() => import('../domain/merge-agreements.ts'))]);
      return { list, merge };
    },
  });
}

/** Our own agreements come first. Returns undefined when our own failed and the partner has none. */
function allAgreements(
  own: AgreementList | undefined, partner: PartnerData | undefined, isPartnerLacking: boolean,
): MergedAgreements | undefined {
  const others = partner ? partner.list.agreements : [];
  if (!own) return others.length > 0 ? { agreements: others, hasSourceError: false, wireOffers: undefined } : undefined;
  const agreements = partner ? partner.merge(own.agreements, others) : own.agreements;
  return { ...own, agreements, hasSourceError: own.hasSourceError || isPartnerLacking };
}

interface PartnerAgreements {
  readonly data: PartnerData | undefined;
  readonly isPending: boolean;
  /** The queries to retry. */
  readonly lacking: readonly Pick<CustomerQuery<unknown>, 'isFetching' | 'refetch'>[];
}

/** Returns the partner's agreements. Pending while it is unknown whether the customer has a partner (AC-20). */
function usePartnerAgreements(options: CustomerQueryOptions): PartnerAgreements {
  const { isNeeded, user } = useNeedsPartnerData(options);
  const partner = useCustomerQuery('agreements', partnerQuery, { ...options, isEnabled: isNeeded === true });
  if (isNeeded === undefined) return { data: undefined, isPending: user.isPending, lacking: user.isError ? [user] : [] };
  if (!isNeeded) return { data: undefined, isPending: false, lacking: [] };
  // The customer has seen the message and retried: the message stays until the partner has answered too.
  const isAskedAgain = partner.isPending && user.hasFailedBefore;
  const { data, isPending } = partner;
  return { data, isPending, lacking: isAskedAgain || isLacking({ ...partner, data: data?.list }) ? [partner] : [] };
}

function isLacking({ isError, data }: Pick<CustomerQuery<AgreementList>, 'isError' | 'data'>): boolean {
  return isError || data?.hasSourceError === true;
}

export interface PartnerNeed {
  /** Undefined while unknown: the request for the logged-in user is pending or has failed. */
  readonly isNeeded: boolean | undefined;
  /** The logged-in user. Decides when the distributor does not. */
  readonly user: CustomerQuery<ClientContext>;
}

/** Tells whether to request data from the partner's system too. */
export function useNeedsPartnerData(options: CustomerQueryOptions): PartnerNeed {
  const { distributor } = useAppContext();
  const user = useCustomerQuery('client-context', clientContextQuery, {
    ...options, isEnabled: options.isEnabled !== false && !isPartnerDistributor(distributor),
  });
  return { isNeeded: needsPartnerData(distributor, user.data), user };
}
