import { QueryCache, QueryClient } from '@tanstack/query-core';
import { statusOf } from '../api/errors.ts';

/** Answers that a second try cannot change (API-67). */
const finalStatuses: readonly (number | undefined)[] = [401, 403];

/** Milliseconds before a retry: 1 s, doubling, at most 30 s (API-64). */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

/** One cache for the whole page: one retry, 60 s stale time, nothing refetched on focus (API-60 to API-67). */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, { queryKey }) {
        if (queryKey[1] !== 'session' && statusOf(error) === 401) onUnauthorized();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 1 && !finalStatuses.includes(statusOf(error)),
        retryDelay,
        refetchOnWindowFocus: false,
      },
    },
  });
}
