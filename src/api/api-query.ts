import type { DataTag, QueryKey } from '@tanstack/react-query';
import { safeParse } from 'valibot';
import type { Query } from './api-path.ts';
import type { ApiClient, ApiResponse } from './client.ts';
import { AnswerError } from './errors.ts';
import type { OnBadItems, WireSchema } from './wire.ts';

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
 * Parses a response. Reports once when items were left out.
 *
 * @throws AnswerError when the whole response is unusable
 */
export function checkedBody<T>(
  client: ApiClient, schema: BodySchema<T>, { body, request }: ApiResponse,
): T {
  let badItems = 0;
  const countBad: OnBadItems = (count) => {
    badItems += count;
  };
  const result = safeParse(schema(countBad), body ?? undefined);
  // The message leaves out valibot's issues, which quote the response.
  const createError = (part: string) =>
    Object.assign(new AnswerError(`The response of ${request.endpoint} has ${part} of the wrong shape.`), { request });
  if (!result.success) throw createError('a body');
  if (badItems > 0) client.reportIncomplete(createError(`${badItems} items`));
  return result.output;
}

/**
 * Calls an endpoint and parses its response. An empty response counts as an empty object or list.
 *
 * @throws AnswerError when the whole response is unusable, and whatever the call fails with
 */
export async function getBody<T>(
  client: ApiClient, endpoint: string, schema: BodySchema<T>, query?: Query,
): Promise<T> {
  return checkedBody(client, schema, await client.get(endpoint, { ...(query && { query }) }));
}
