import { QueryCache, QueryClient } from '@tanstack/query-core';
import { statusOf } from '../api/errors.ts';

/** Whether a call was refused because of who asks, which a second try cannot change (API-67). */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403;
}

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
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        retryDelay,
        refetchOnWindowFocus: false,
      },
    },
  });
}
