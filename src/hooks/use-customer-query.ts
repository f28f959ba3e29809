import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ApiQuery } from '../api/api-query.ts';
import type { ApiClient } from '../api/client.ts';
import { useAppContext } from './app-context.ts';
import { useReportError } from './use-host-events.ts';
import { useSession } from './use-session.ts';

/** The parts of a query that an area shows. */
export interface CustomerQuery<T> extends Pick<
  UseQueryResult<T>, 'data' | 'isPending' | 'isError' | 'isFetching' | 'failureCount' | 'refetch'
> {
  /** Whether it has failed at some time on this page, though it may have been answered since. */
  readonly hasFailedBefore: boolean;
}

export interface CustomerQueryOptions {
  readonly retryOnMount?: boolean;
  readonly isEnabled?: boolean;
  readonly isSilent?: boolean;
}

/**
 * Data of the customer: asked for only when somebody is logged in (AC-02 to AC-08), and once per page. A failure is
 * told to the host, and stays a failure while the next try is under way: its message and button stay where they are.
 *
 * @param options `isSilent` where the customer is shown nothing of a failure (OV-25, NB-22)
 */
export function useCustomerQuery<T>(
  area: string,
  makeQuery: (api: ApiClient) => ApiQuery<T>,
  { isEnabled = true, isSilent, ...options }: CustomerQueryOptions = {},
): CustomerQuery<T> {
  const { runtime } = useAppContext();
  const { status } = useSession();
  const query = useQuery({ ...makeQuery(runtime.api), ...options, enabled: isEnabled && status === 'logged-in' });
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
