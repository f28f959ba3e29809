import type { ApiClient } from './client.ts';
import { AnswerError } from './errors.ts';
import { checkedBody } from './api-query.ts';
import { record, text } from './wire.ts';

const responseBody = () => record({ jumpSst: text });

/**
 * Requests the one-time token for the claims pages (API-57). Each call gets a new token; it is never cached.
 *
 * @throws AnswerError when the response has no token, and whatever the call fails with
 */
export async function requestClaimsToken(client: ApiClient): Promise<string> {
  const response = await client.send('POST', 'jumpsst/');
  const { jumpSst } = checkedBody(client, responseBody, response);
  if (jumpSst === undefined) throw Object.assign(new AnswerError('The response holds no token.'), { request: response.request });
  return jumpSst;
}
