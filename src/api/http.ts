// Stays before ky, which makes a Request while it is evaluated.
import { afterImport, withRequest } from './request-stand-in.ts';
import importedKy from 'ky';
import { isRecord, stripNulls } from '../platform/plain-object.ts';
import { HttpError, ParseError } from './errors.ts';

const ky = afterImport(importedKy);

/** A request as `fetch` takes it. */
export interface HttpRequest {
  /** Absolute. */
  readonly url: string;
  readonly init: RequestInit & { readonly method: string; readonly signal: AbortSignal };
}

/**
 * Sends a request and gives its answer, the body still to be read.
 *
 * @param onAnswer told of each answer, failures included
 * @throws HttpError for status 400 and above; what the transport throws; a TypeError when the transport is no `fetch`
 */
export type Http = (request: HttpRequest, onAnswer: (response: Response) => void) => Promise<Response>;

/**
 * ky with a `fetch` of ours, for three things that it does otherwise. It would give the host's transport a Request, not an
 * address and an init. Its time limit ends with the headers, so `withTimeLimit` has ours. It joins its signal with another
 * by `AbortSignal.any`, which the oldest browsers do not have. So ky is told of address and method only.
 *
 * @param transport the `fetch` to use, looked up at each call
 */
export function createHttp(transport: () => typeof fetch): Http {
  const http = ky.create({
    // The query client repeats.
    retry: 0,
    timeout: false,
    throwHttpErrors: (status) => status >= 400,
    hooks: { beforeError: [async ({ response }) => { throw Object.assign(await readFailure(response), { retryAfter: retryAfter(response) }); }] },
  });
  return async ({ url, init }, onAnswer) => {
    // Not a hook of ky, which would copy the whole answer for it.
    const send = async () => {
      const response = await responseTo(transport(), url, init);
      // A transport that does not listen to the signal may answer after the call was given up.
      init.signal.throwIfAborted();
      onAnswer(response);
      return response;
    };
    // ky sends when the script that calls it is done: too late for a frame that its page removes in that script.
    const sent = init.keepalive ? send() : undefined;
    sent?.catch(() => undefined); // ky meets the same failure.
    return withRequest(() => http(url, { method: init.method, fetch: () => sent ?? send() }));
  };
}

/** Throws whatever the page's `fetch` throws, and a TypeError when that is no `fetch` at all. */
async function responseTo(transport: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  const response: unknown = await transport(url, init);
  // A stand-in for `fetch`, or a page's patch of it, may give anything.
  if (typeof response === 'object' && response !== null && 'status' in response && Number(response.status) >= 200) {
    return response as Response;
  }
  throw new TypeError('The transport gave no response.');
}

/** Milliseconds of the header `Retry-After`: seconds, or a date by the server's own clock. */
function retryAfter({ headers }: Response): number | undefined {
  const read = (name: string) => headers.get(name) ?? '';
  const wait = Number(read('Retry-After')) * 1000 || Date.parse(read('Retry-After')) - Date.parse(read('Date'));
  return wait > 0 ? wait : undefined;
}

/** Reads a failure with its body. */
async function readFailure(response: Response): Promise<HttpError> {
  const { status, statusText } = response;
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    // A body that broke off must not hide the status.
    return new HttpError(status, statusText, undefined, { cause });
  }
  try {
    return new HttpError(status, statusText, text.trim() === '' ? undefined : stripNulls(JSON.parse(text)));
  } catch {
    // Not JSON, for example a gateway's HTML page: the text is the body (API-19).
    return new HttpError(status, statusText, text);
  }
}

/** What tells of a refusal in the body of an answer, whatever its status says (API-81). */
const refusals = ['code', 'error', 'errorCode', 'feilkode', 'errors'] as const;

/**
 * The JSON of an answer, which a schema reads; undefined for an empty body, as that of 204 and 205 is (API-11, API-12).
 *
 * @throws ParseError for what is not JSON; HttpError for a body with a code or an error, which says nothing of what was asked
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.trim() === '') return undefined;
  const body = parseJson(text);
  if (isRecord(body) && refusals.some((field) => Object.hasOwn(body, field) && isTold(body[field]))) {
    throw new HttpError(response.status, response.statusText, stripNulls(body));
  }
  return body;
}

/** An empty list tells of none. */
const isTold = (value: unknown) => Boolean(value) && (value as ArrayLike<unknown>).length !== 0;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ParseError({ cause });
  }
}
