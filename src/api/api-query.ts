import type { DataTag, QueryKey } from '@tanstack/react-query';

/** How an endpoint is asked, and where its answer is kept. The key knows the type of the answer. */
export interface ApiQuery<T> {
  readonly queryKey: DataTag<QueryKey, T>;
  readonly queryFn: () => Promise<T>;
  /** Milliseconds for which an answer is fresh; 60 s when left out (API-60). */
  readonly staleTime?: number;
}

/** Ties the type of the answer to its key. */
export function apiQuery<T>(query: Omit<ApiQuery<T>, 'queryKey'> & { readonly queryKey: QueryKey }): ApiQuery<T> {
  return query as ApiQuery<T>;
}
