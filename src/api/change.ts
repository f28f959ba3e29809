import type { ApiClient } from './client.ts';
import { HttpError } from './errors.ts';
import { isRecord } from './wire.ts';

/** What tells of a refusal in the body of an answer, whatever its status says (API-81). */
const refusals = ['code', 'error', 'errorCode', 'feilkode', 'errors'] as const;

/**
 * Sends a change of what the backend knows.
 *
 * @throws HttpError also for an answer of 200 to 299 whose body has a code or an error
 */
export async function sendChange(client: ApiClient, ...call: Parameters<ApiClient['send']>): Promise<void> {
  const body = await client.send(...call);
  if (!isRecord(body) || !refusals.some((field) => isRefusal(body[field]))) return;
  const [, path, , { endpoint = path } = {}] = call;
  throw Object.assign(new HttpError(200, '', body), { request: client.lastRequest(endpoint) });
}

const isRefusal = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
