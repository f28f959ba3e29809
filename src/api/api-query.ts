import type { DataTag, QueryKey } from '@tanstack/react-query';
import type { Query } from './api-path.ts';
import type { ApiClient } from './client.ts';
import { AnswerError } from './errors.ts';
import type { OnBadItems, WireSchema } from './wire.ts';
import { parseBody } from './wire.ts';

/** How to call an endpoint, and the cache key of its response. The key carries the type of the response. */
export interface ApiQuery<T> {
  readonly queryKey: DataTag<QueryKey, T>;
  readonly queryFn: () => Promise<T>;
  /** Milliseconds for which a response is fresh; 60 s by default (API-60). */
  readonly staleTime?: number;
  /** Milliseconds for which a response stays in the cache after its last element has gone; 5 minutes by default. */
  readonly gcTime?: number;
}

/** Binds the type of the response to its key. */
export function apiQuery<T>(query: Omit<ApiQuery<T>, 'queryKey'> & { readonly queryKey: QueryKey }): ApiQuery<T> {
  return query as ApiQuery<T>;
}

/** Creates a schema that reports how many list items it left out. */
type BodySchema<T> = (onBad: OnBadItems) => WireSchema<T>;

/**
 * Parses the response of an endpoint. Reports once when items were left out.
 *
 * @throws AnswerError when the whole response is unusable
 */
export function checkedBody<T>(
  client: ApiClient, endpoint: string, schema: BodySchema<T>, value: unknown,
): T {
  let badItems = 0;
  const countBad: OnBadItems = (count) => {
    badItems += count;
  };
  const request = client.lastRequest(endpoint);
  try {
    const body = parseBody(endpoint, schema(countBad), value ?? undefined);
    if (badItems > 0) {
      const error = new AnswerError(`${badItems} items of the response of ${endpoint} were left out.`);
      client.reportIncomplete(Object.assign(error, { request }));
    }
    return body;
  } catch (error) {
    throw Object.assign(error as AnswerError, { request });
  }
}

/**
 * Calls an endpoint and parses its response. An empty response counts as an empty object or list.
 *
 * @throws AnswerError when the whole response is unusable, and whatever the call fails with
 */
export async function getBody<T>(
  client: ApiClient, endpoint: string, schema: BodySchema<T>, query?: Query,
): Promise<T> {
  return checkedBody(client, endpoint, schema, await client.get(endpoint, { ...(query && { query }) }));
}
