import type { ApiClient } from './client.ts';
import { AnswerError } from './errors.ts';
import { checkedAnswer } from './api-query.ts';
import { record, text } from './wire.ts';

const answer = () => record({ jumpSst: text });

/**
 * Gets the one-time token that lets the customer into the claims pages (API-57). It is asked for anew each time and
 * kept nowhere.
 *
 * @throws AnswerError when the answer holds no token
 */
export async function requestClaimsToken(client: ApiClient): Promise<string> {
  const endpoint = 'jumpsst/';
  const { jumpSst } = checkedAnswer(client, endpoint, answer, await client.send('POST', endpoint));
  if (jumpSst === undefined) {
    throw Object.assign(new AnswerError(`The answer of ${endpoint} holds no token.`), { request: client.lastRequest(endpoint) });
  }
  return jumpSst;
}
