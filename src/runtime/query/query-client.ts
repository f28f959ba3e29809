import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { statusOf } from '../../api/errors.ts';

/** Whether a call was refused because of who asks, which a second try cannot change (API-67). */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403;
}

/** Milliseconds before a retry: 1 s, doubling, at most 30 s (API-64). */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

/**
 * One cache for the whole page: one retry, 60 s stale time, nothing refetched on focus (API-60 to API-67). A change is
 * never sent twice by itself.
 *
 * @param onUnauthorized is told of each 401, but for that of session-status itself
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const tellOf401 = (error: unknown) => {
    if (statusOf(error) === 401) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, { queryKey }) {
        if (queryKey[1] !== 'session') tellOf401(error);
      },
    }),
    mutationCache: new MutationCache({ onError: tellOf401 }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        retryDelay,
        refetchOnWindowFocus: false,
      },
      // A change holds what the customer has written, so it is not kept once it is over.
      mutations: { retry: false, gcTime: 0 },
    },
  });
}
