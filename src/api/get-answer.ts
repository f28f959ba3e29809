import type { Query } from './api-path.ts';
import type { ApiClient } from './client.ts';
import { AnswerError } from './errors.ts';
import type { OnBadItems, WireSchema } from './wire.ts';
import { parseAnswer } from './wire.ts';

/** Makes a schema that tells how many list items it left out. */
export type AnswerSchema<T> = (onBad: OnBadItems) => WireSchema<T>;

/**
 * Parses the answer of an endpoint; reports, once for all of them, that items were left out of it.
 *
 * @throws AnswerError when the whole answer is unusable
 */
export function checkedAnswer<T>(
  client: ApiClient, endpoint: string, schema: AnswerSchema<T>, value: unknown,
): T {
  let badItems = 0;
  const countBad: OnBadItems = (count) => {
    badItems += count;
  };
  const answer = parseAnswer(endpoint, schema(countBad), value ?? undefined);
  if (badItems > 0) {
    client.reportIncomplete(new AnswerError(`${badItems} items of the answer of ${endpoint} were left out.`));
  }
  return answer;
}

/** Calls and parses an endpoint; an empty answer counts as an empty object or list. */
export async function getAnswer<T>(
  client: ApiClient, endpoint: string, schema: AnswerSchema<T>, query?: Query,
): Promise<T> {
  return checkedAnswer(client, endpoint, schema, await client.get(endpoint, { ...(query && { query }) }));
}
