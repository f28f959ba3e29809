import type { QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../api/client.ts';
import { useAppContext } from './app-context.ts';
import { useSession } from './use-session.ts';

/** Data of the customer: asked for only when somebody is logged in (AC-02 to AC-08), and once per page. */
export function useCustomerQuery<T, K extends QueryKey>(
  makeQuery: (api: ApiClient) => UseQueryOptions<T, Error, T, K>,
  isWanted = true,
): UseQueryResult<T> {
  const { runtime } = useAppContext();
  const { status } = useSession();
  return useQuery({ ...makeQuery(runtime.api), enabled: isWanted && status === 'logged-in' });
}
