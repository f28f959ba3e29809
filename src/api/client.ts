import { parseExpirySeconds } from '../domain/session-timeout.ts';
import type { Clock } from '../platform/clock.ts';
import { uuid } from '../platform/random.ts';
import { UrlError, checkUrl } from '../platform/url-rule.ts';
import type { Query } from './api-path.ts';
import { apiAddress, queryString } from './api-path.ts';
import type { AnswerError, ApiRequest } from './errors.ts';
import { ApiError, NetworkError, TimeoutError } from './errors.ts';
import { createHttp, readBody } from './http.ts';
import type { TraceSettings } from './request-headers.ts';
import { requestHeaders } from './request-headers.ts';

/** The parts of the configuration that the client needs; read again for each call. */
export interface ApiConfig {
  /** Origin, optionally with a path; empty for the page's own origin (API-13). */
  readonly apiHost: string;
  /** Replaces the prefix of the login call (API-31). */
  readonly authBase: string | undefined;
  /** A path below the API's prefix, or with a leading slash from the host's root (SW-17). */
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
    /** The value of `document.cookie`. */
    readonly cookie: () => string;
    /** Whether plain http to localhost is allowed (VA-18). */
    readonly allowLocalHttp: boolean;
  };
  /** The `fetch` to use, looked up at each call. */
  readonly transport: () => typeof fetch;
  readonly clock: Clock;
  /** Creates the id of a call to this address. */
  readonly createCallId: (url: string) => string;
  /**
   * Called for each response with the expiry header, errors included, from the API host or the page's origin (SW-22,
   * SW-24). Gets the seconds from now, and when the request was sent, on the monotonic clock.
   */
  readonly onExpiry: (seconds: number, sentAt: number) => void;
  /** Called when items were left out of a response because of their wrong shape. */
  readonly onIncompleteResponse?: (error: AnswerError) => void;
}

/** The response of a call, with a good status. */
export interface ApiResponse {
  /** The JSON, unchecked; undefined for an empty body. */
  readonly body: unknown;
  /** The call that got it, for an error about the response. */
  readonly request: ApiRequest;
}

export interface ApiClient {
  readonly getConfig: () => ApiConfig;
  /** Rejects with an `ApiError` or `UrlError`. A query value must not be blank (API-16). */
  readonly get: (path: string, options?: EndpointName & { readonly query?: Query }) => Promise<ApiResponse>;
  /** As `get`, for a call that changes data. */
  readonly send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, options?: SendOptions) => Promise<ApiResponse>;
  /** Passes an error to `onIncompleteResponse`. */
  readonly reportIncomplete: (error: AnswerError) => void;
  /** Aborts the calls under way. Later calls reject at once. */
  readonly dispose: () => void;
}

interface EndpointName {
  /** The endpoint's name in failures. Default: the path. Give a name when the path holds values or is configured. */
  readonly endpoint?: string;
}

interface SendOptions extends EndpointName {
  /** Lets the request continue after the page closes. */
  readonly keepalive?: boolean;
  /** The `Idempotency-Key` of each request of one intent, for all its tries. Default: a new key for this call. */
  readonly keys?: Map<string, string>;
}

/** Time limits in milliseconds for a whole call, body included (API-77). */
const readLimit = 30_000;
const writeLimit = 60_000;

function originOf(url: string, base: string): string {
  try {
    return new URL(url, base).origin;
  } catch {
    // The API host is invalid. The URL rule stops its calls.
    return '';
  }
}

type CallSettings = Pick<RequestInit, 'body' | 'keepalive'> & { readonly method: string; readonly headers?: Record<string, string> };

interface Call {
  readonly endpoint: string;
  /** The path with its query. */
  readonly path: string;
  readonly settings: CallSettings;
  /** Milliseconds. */
  readonly limit: number;
}

/** Creates the client of the backend (API-01..21, API-75..77). It never retries: the query client does. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { getConfig, page, clock } = options;
  const http = createHttp(options.transport);
  const underWay = new Set<Stop>();
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
    // A redirect would send the token and the customer's input to any origin that the response names.
    const init = { ...settings, headers, credentials: 'same-origin', cache: 'no-store', redirect: 'error', signal } as const;
    return readBody(await http({ url, init }, (response) => noteExpiry(response, Object.values(own), url, sentAt)), settings.method);
  };

  const call = async ({ endpoint, path, settings, limit }: Call) => {
    let request: ApiRequest | undefined;
    try {
      if (isDisposed) throw new NetworkError('The client is closed.');
      const url = checkUrl(apiAddress(getConfig().apiHost, path), page.href, page.allowLocalHttp).href;
      const id = options.createCallId(url);
      request = { endpoint: `/${endpoint}`, id };
      const body = await withTimeLimit({ clock, limit, underWay }, (signal) => exchange(url, id, settings, signal));
      return { body, request };
    } catch (cause) {
      const isKnown = cause instanceof ApiError || cause instanceof UrlError;
      throw Object.assign(isKnown ? cause : new NetworkError('The call got no response.', { cause }), { request });
    }
  };

  return {
    getConfig,
    reportIncomplete: (error) => options.onIncompleteResponse?.(error),
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
      for (const stop of [...underWay]) stop(new NetworkError('The client is closed.'));
    },
  };
}

function keyOf(request: string, keys: Map<string, string>): string {
  const key = keys.get(request) ?? uuid();
  keys.set(request, key);
  return key;
}

/**
 * A client for one intent of the customer. A repeated request has the same `Idempotency-Key`, because the first response
 * may have been lost (API-76). A request with other content has another key.
 */
export function withIntent(client: ApiClient): ApiClient {
  const keys = new Map<string, string>();
  return { ...client, send: (method, path, body, options) => client.send(method, path, body, { ...options, keys }) };
}

/** Aborts a call with this error. */
type Stop = (error: Error) => void;

interface TimeLimit {
  readonly clock: Clock;
  /** Milliseconds. */
  readonly limit: number;
  /** Holds the call's stop function while the call is under way. */
  readonly underWay?: Set<Stop>;
}

/**
 * Runs `work` within the time limit. When the limit passes or the call is stopped, the signal aborts and the promise
 * rejects at once, even if the work ignores the signal.
 *
 * @throws TimeoutError when the limit passes; otherwise what `work` rejects with
 */
export function withTimeLimit<T>(options: TimeLimit, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { clock, limit, underWay = new Set() } = options;
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
    const cancelTimer = clock.setTimeout(() => stop(new TimeoutError(limit)), limit);
    underWay.add(stop);
    work(controller.signal).finally(end).then(resolve, reject);
  });
}
