// Must stay before the import of ky, which creates a Request at import time.
import { afterImport, withRequest } from './request-stand-in.ts';
import importedKy from 'ky';
import { isRecord, stripNulls } from '../platform/plain-object.ts';
import { HttpError, ParseError } from './errors.ts';

const ky = afterImport(importedKy);

/** The arguments of `fetch`. */
export interface HttpRequest {
  /** Absolute address. */
  readonly url: string;
  readonly init: RequestInit & { readonly method: string; readonly signal: AbortSignal };
}

/**
 * Sends a request and resolves to its response, with the body unread.
 *
 * @param onResponse called for each response, failures included
 * @throws HttpError for status 400 and above; whatever the transport throws; a TypeError when the transport is no
 *   `fetch`
 */
export type Http = (request: HttpRequest, onResponse: (response: Response) => void) => Promise<Response>;

/**
 * Creates ky with our own `fetch`, because ky differs in three ways. It passes a Request to the host's transport, not
 * an address and an init. Its time limit ends with the headers; `withTimeLimit` includes the body. It joins signals
 * with `AbortSignal.any`, which the oldest supported browsers lack. So ky gets only the address and the method.
 *
 * @param transport the `fetch` to use, looked up at each call
 */
export function createHttp(transport: () => typeof fetch): Http {
  const http = ky.create({
    // The query client retries.
    retry: 0,
    timeout: false,
    throwHttpErrors: (status) => status >= 400,
    hooks: { beforeError: [async ({ response }) => { throw Object.assign(await readFailure(response), { retryAfter: retryAfter(response) }); }] },
  });
  return async ({ url, init }, onResponse) => {
    // A hook of ky would copy the whole response.
    const send = async () => {
      const response = await responseTo(transport(), url, init);
      // A transport that ignores the signal may answer after the call was aborted.
      init.signal.throwIfAborted();
      onResponse(response);
      return response;
    };
    // ky sends in a microtask. That is too late for a frame that the page removes in the same script.
    const sent = init.keepalive ? send() : undefined;
    sent?.catch(() => undefined); // ky gets the same rejection.
    return withRequest(() => http(url, { method: init.method, fetch: () => sent ?? send() }));
  };
}

/**
 * Calls the transport.
 *
 * @throws whatever the transport throws; a TypeError when it returns no response
 */
async function responseTo(transport: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  // A replaced or patched `fetch` may return anything.
  const response = (await transport(url, init)) as Response | null | undefined;
  if (response && response.status >= 200) return response;
  throw new TypeError('The transport gave no response.');
}

/** Milliseconds of the header `Retry-After`: seconds, or a date by the server's clock. */
function retryAfter({ headers }: Response): number | undefined {
  const read = (name: string) => headers.get(name) ?? '';
  const wait = Number(read('Retry-After')) * 1000 || Date.parse(read('Retry-After')) - Date.parse(read('Date'));
  return wait > 0 ? wait : undefined;
}

/** Reads a failed response with its body. Never rejects. */
async function readFailure(response: Response): Promise<HttpError> {
  const { status, statusText } = response;
  let body: unknown;
  let cause: unknown;
  try {
    const text = await response.text();
    body = text; // Also where it is not JSON, for example a gateway's HTML page (API-19).
    body = text.trim() === '' ? undefined : stripNulls(JSON.parse(text));
  } catch (error) {
    cause = error; // A broken body must not hide the status.
  }
  return new HttpError(status, statusText, body, { cause });
}

/** Body fields that mean a refusal, whatever the status is (API-81). */
const refusals = ['code', 'error', 'errorCode', 'feilkode', 'errors'] as const;

/**
 * Reads the JSON of a response. Undefined for an empty body, as with 204 and 205 (API-11, API-12). With other statuses, such
 * as 206, or 304 of a broken proxy, an empty body says nothing about the customer. A change is stored with any 2xx.
 *
 * @throws ParseError when the body is not JSON; HttpError when the body holds a code or an error
 */
export async function readBody(response: Response, method: string): Promise<unknown> {
  const { status } = response;
  const text = await response.text();
  const mayBeEmpty = method === 'GET' ? [200, 204, 205].includes(status) : status < 300;
  if (mayBeEmpty && text.trim() === '') return undefined;
  const body = parseJson(text);
  if (isRecord(body) && refusals.some((field) => Object.hasOwn(body, field) && isFilled(body[field]))) {
    throw new HttpError(status, response.statusText, stripNulls(body));
  }
  return body;
}

/** An empty list is no refusal. */
const isFilled = (value: unknown) => Boolean(value) && (value as ArrayLike<unknown>).length !== 0;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ParseError({ cause });
  }
}
