import type { UseQueryResult } from '@tanstack/react-query';
import { noop, useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { ApiQuery } from '../api/api-query.ts';
import type { ApiClient } from '../api/client.ts';
import { useAppContext, useSession } from './app-context.ts';
import { useReportError } from './use-host-events.ts';

/** The parts of a query result that areas use. */
export interface CustomerQuery<T> extends Pick<
  UseQueryResult<T>, 'data' | 'isPending' | 'isError' | 'isFetching' | 'failureCount' | 'refetch'
> {
  /** Whether the query has ever failed on this page. It may have succeeded since. */
  readonly hasFailedBefore: boolean;
}

export interface CustomerQueryOptions {
  /** Whether an element that mounts after a failure requests the data again. Default: true. */
  readonly retryOnMount?: boolean;
  /** False while the data is not needed. Default: true. */
  readonly isEnabled?: boolean;
  /** Whether the customer sees no message about a failure (OV-25, NB-22). Default: false. */
  readonly isSilent?: boolean;
}

/**
 * Fetches customer data once per page, and only for a logged-in customer (AC-02 to AC-08). It reports a failure to the
 * host. `isError` stays true during a retry, so that the message and its button stay in place.
 */
export function useCustomerQuery<T>(
  area: string,
  makeQuery: (api: ApiClient) => ApiQuery<T>,
  { isEnabled = true, isSilent, retryOnMount = true }: CustomerQueryOptions = {},
): CustomerQuery<T> {
  useSession();
  const { api, session, queryClient } = useAppContext().runtime;
  const request = makeQuery(api);
  // A function, because the call leaves as soon as the login is known, before the next render.
  const enabled = () => isEnabled && session.get().status === 'logged-in';
  const query = useQuery({ ...request, enabled, retryOnMount: false });
  // The first call leaves before the first paint. The call of `useQuery` would leave after it.
  useLayoutEffect(() => {
    if (enabled() && (query.isPending || (query.isError && retryOnMount))) queryClient.query(request).catch(noop);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on mount
  }, []);
  useReportError(area, query.error, isSilent);
  const hasFailedBefore = query.errorUpdateCount > 0;
  const isTriedAgain = query.isPending && hasFailedBefore;
  return {
    data: query.data,
    isPending: query.isPending && !isTriedAgain,
    isError: query.isError || isTriedAgain,
    isFetching: query.isFetching,
    failureCount: query.failureCount,
    hasFailedBefore,
    refetch: query.refetch,
  };
}
