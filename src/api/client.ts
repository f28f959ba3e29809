import { parseExpirySeconds } from '../domain/session-timeout.ts';
import type { Clock } from '../platform/clock.ts';
import { uuid } from '../platform/random.ts';
import { UrlError, checkUrl } from '../platform/url-rule.ts';
import type { Query } from './api-path.ts';
import { apiAddress, queryString } from './api-path.ts';
import type { AnswerError, ApiRequest } from './errors.ts';
import { ApiError, NetworkError, TimeoutError } from './errors.ts';
import { createHttp, readAnswer } from './http.ts';
import type { TraceSettings } from './request-headers.ts';
import { requestHeaders } from './request-headers.ts';

/** What the client needs of the page's configuration; read anew for each call. */
export interface ApiConfig {
  /** Origin, optionally with a path; empty for the page's own origin (API-13). */
  readonly apiHost: string;
  /** Replaces the prefix of the login call (API-31). */
  readonly authBase: string | undefined;
  /** A path under the API's prefix, or from the host's root with a slash before it (SW-17). */
  readonly sessionExtendPath: string;
  readonly sessionExpiryHeader: string;
  readonly errorReporting?: TraceSettings | undefined;
  readonly correlationHeader?: string | undefined;
}

export interface ApiClientOptions {
  readonly getConfig: () => ApiConfig;
  readonly page: {
    readonly origin: string;
    readonly href: string;
    /** As `document.cookie` gives it. */
    readonly cookie: () => string;
    /** Whether plain http to this very machine is allowed (VA-18). */
    readonly allowLocalHttp: boolean;
  };
  /** The `fetch` to use, looked up at each call. */
  readonly transport: () => typeof fetch;
  readonly clock: Clock;
  /** Makes the id of a call to this address. */
  readonly createCallId: (url: string) => string;
  /**
   * Told of each answer of the API host or the page's origin that carries the expiry header, errors included (SW-22,
   * SW-24): seconds from now, and when the request was sent by the clock that never jumps.
   */
  readonly onExpiry: (seconds: number, sentAt: number) => void;
  /** Told of each failed call, and of items that were left out of an answer because they had the wrong shape. */
  readonly onIncompleteAnswer?: (error: AnswerError) => void;
}

export interface ApiClient {
  readonly getConfig: () => ApiConfig;
  /** Gives the JSON, undefined for an empty answer. A query value must not be blank (API-16). */
  readonly get: (path: string, options?: EndpointName & { readonly query?: Query }) => Promise<unknown>;
  /** As `get`, for a change. */
  readonly send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, options?: SendOptions) => Promise<unknown>;
  /** The call that an endpoint has answered last, for an error that its answer leads to. */
  readonly lastRequest: (endpoint: string) => ApiRequest | undefined;
  /** Hands an error on to `onIncompleteAnswer`. */
  readonly reportIncomplete: (error: AnswerError) => void;
  /** Ends what is under way; later calls fail at once. */
  readonly dispose: () => void;
}

interface EndpointName {
  /** How failures name the endpoint. Default: the path; of one that holds values, or comes from the configuration, another. */
  readonly endpoint?: string;
}

interface SendOptions extends EndpointName {
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
  /** The `Idempotency-Key` of each request of one intent, in all its tries. Default: a key for this call alone. */
  readonly keys?: Map<string, string>;
}

/** Time limits in milliseconds, over the whole call with its body (API-77). */
const readLimit = 30_000;
const writeLimit = 60_000;

function originOf(url: string, base: string): string {
  try {
    return new URL(url, base).origin;
  } catch {
    // An unusable API host: the URL rule stops its calls.
    return '';
  }
}

type CallSettings = Pick<RequestInit, 'body' | 'keepalive'> & { readonly method: string; readonly headers?: Record<string, string> };

interface Call {
  readonly endpoint: string;
  /** With its query. */
  readonly path: string;
  readonly settings: CallSettings;
  /** Milliseconds. */
  readonly limit: number;
}

/** The way to the backend (API-01..21, API-75..77). Nothing is repeated here: the query client does that. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { getConfig, page, clock } = options;
  const http = createHttp(options.transport);
  const underWay = new Set<Stop>();
  const answered = new Map<string, ApiRequest>();
  let isDisposed = false;

  const noteExpiry = (response: Response, own: readonly string[], url: string, sentAt: number) => {
    if (!own.includes(originOf(response.url || url, page.href))) return;
    const seconds = parseExpirySeconds(response.headers.get(getConfig().sessionExpiryHeader));
    if (seconds !== undefined) options.onExpiry(seconds, sentAt);
  };

  const exchange = async (url: string, id: string, settings: CallSettings, signal: AbortSignal) => {
    const { apiHost, errorReporting, correlationHeader } = getConfig();
    const own = { pageOrigin: page.origin, apiOrigin: apiHost === '' ? page.origin : originOf(apiHost, page.href) };
    const headers = { ...requestHeaders({ url, ...own, cookie: page.cookie(), errorReporting, id, correlationHeader }), ...settings.headers };
    const sentAt = clock.monotonic();
    // A redirect would carry the token, and what the customer has written, to whatever origin the answer names.
    const init = { ...settings, headers, credentials: 'same-origin', cache: 'no-store', redirect: 'error', signal } as const;
    return readAnswer(await http({ url, init }, (response) => noteExpiry(response, Object.values(own), url, sentAt)));
  };

  const call = async ({ endpoint, path, settings, limit }: Call) => {
    const onLimit = () => new TimeoutError(limit);
    let request: ApiRequest | undefined;
    try {
      if (isDisposed) throw new NetworkError('The client is closed.');
      const url = checkUrl(apiAddress(getConfig().apiHost, path), page.href, page.allowLocalHttp).href;
      const id = options.createCallId(url);
      request = { endpoint: `/${endpoint}`, id };
      const answer = await withTimeLimit({ clock, limit, onLimit, underWay }, (signal) => exchange(url, id, settings, signal));
      answered.set(endpoint, request);
      return answer;
    } catch (cause) {
      const isKnown = cause instanceof ApiError || cause instanceof UrlError;
      throw Object.assign(isKnown ? cause : new NetworkError('The call got no answer.', { cause }), { request });
    }
  };

  return {
    getConfig,
    reportIncomplete: (error) => options.onIncompleteAnswer?.(error),
    lastRequest: (endpoint) => answered.get(endpoint),
    get: async (path, { query, endpoint = path } = {}) =>
      call({ endpoint, path: path + queryString(query), settings: { method: 'GET' }, limit: readLimit }),
    send: async (method, path, body, { keepalive = false, endpoint = path, keys = new Map<string, string>() } = {}) => {
      const text = body && JSON.stringify(body);
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': keyOf([method, path, text].join(' '), keys) };
      const settings = { method, headers, ...(text && { body: text }), ...(keepalive && { keepalive }) };
      return call({ endpoint, path, settings, limit: writeLimit });
    },
    dispose() {
      isDisposed = true;
      for (const stop of [...underWay]) stop(new NetworkError('The client was closed.'));
    },
  };
}

function keyOf(request: string, keys: Map<string, string>): string {
  const key = keys.get(request) ?? uuid();
  keys.set(request, key);
  return key;
}

/**
 * The client for one intent of the customer: a request that is sent once more, because its answer was lost or refused, has
 * the same `Idempotency-Key` (API-76). One that says something else has another.
 */
export function withIntent(client: ApiClient): ApiClient {
  const keys = new Map<string, string>();
  return { ...client, send: (method, path, body, options) => client.send(method, path, body, { ...options, keys }) };
}

/** Ends what is under way with this error. */
type Stop = (error: Error) => void;

interface TimeLimit {
  readonly clock: Clock;
  /** Milliseconds. */
  readonly limit: number;
  /** Makes the error of a call that took too long. */
  readonly onLimit: () => Error;
  /** Holds the call's stop function for as long as it is under way. */
  readonly underWay: Set<Stop>;
}

/**
 * Runs `work` and gives its result, unless the limit passes or it is stopped first: then its signal aborts and the
 * promise rejects at once, also when the work does not listen to the signal.
 */
export function withTimeLimit<T>(options: TimeLimit, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { clock, limit, onLimit, underWay } = options;
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const end = () => {
      cancelTimer();
      underWay.delete(stop);
    };
    const stop: Stop = (error) => {
      end();
      reject(error);
      controller.abort(error);
    };
    const cancelTimer = clock.setTimeout(() => stop(onLimit()), limit);
    underWay.add(stop);
    work(controller.signal).finally(end).then(resolve, reject);
  });
}
