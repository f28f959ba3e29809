import { parseExpirySeconds } from '../domain/session-timeout.ts';
import type { Clock } from '../platform/clock.ts';
import { uuid } from '../platform/random.ts';
import { UrlError, checkUrl } from '../platform/url-rule.ts';
import type { Query } from './api-path.ts';
import { apiAddress, queryString } from './api-path.ts';
import type { AnswerError } from './errors.ts';
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
  readonly get: (path: string, options?: { readonly query?: Query }) => Promise<unknown>;
  /** As `get`, for a change; `keepalive` lets the request outlive the page. */
  readonly send: (
    method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, options?: { readonly keepalive?: boolean },
  ) => Promise<unknown>;
  /** Hands an error on to `onIncompleteAnswer`. */
  readonly reportIncomplete: (error: AnswerError) => void;
  /** Ends what is under way; later calls fail at once. */
  readonly dispose: () => void;
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

type CallSettings = Pick<RequestInit, 'body' | 'keepalive'> & { readonly method: string };

/** The way to the backend (API-01..21, API-75..77). Nothing is repeated here: the query client does that. */
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

  const exchange = async (path: string, settings: CallSettings, signal: AbortSignal) => {
    const { apiHost, errorReporting } = getConfig();
    const url = checkUrl(apiAddress(apiHost, path), page.href, page.allowLocalHttp).href;
    const own = { pageOrigin: page.origin, apiOrigin: apiHost === '' ? page.origin : originOf(apiHost, page.href) };
    const headers = requestHeaders({ url, ...own, cookie: page.cookie(), errorReporting });
    if (settings.method !== 'GET') {
      headers['Content-Type'] = 'application/json';
      headers['Idempotency-Key'] = uuid();
    }
    const sentAt = clock.monotonic();
    // A redirect would carry the token, and what the customer has written, to whatever origin the answer names.
    const init = { ...settings, headers, credentials: 'same-origin', cache: 'no-store', redirect: 'error', signal } as const;
    return readAnswer(await http({ url, init }, (response) => noteExpiry(response, Object.values(own), url, sentAt)));
  };

  const call = async (path: string, settings: CallSettings, limit: number) => {
    const onLimit = () => new TimeoutError(limit);
    try {
      if (isDisposed) throw new NetworkError('The client is closed.');
      return await withTimeLimit({ clock, limit, onLimit, underWay }, (signal) => exchange(path, settings, signal));
    } catch (cause) {
      const isKnown = cause instanceof ApiError || cause instanceof UrlError;
      throw isKnown ? cause : new NetworkError('The call got no answer.', { cause });
    }
  };

  return {
    getConfig,
    reportIncomplete: (error) => options.onIncompleteAnswer?.(error),
    get: async (path, { query } = {}) => call(path + queryString(query), { method: 'GET' }, readLimit),
    send: async (method, path, body, { keepalive = false } = {}) =>
      call(path, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        ...(keepalive && { keepalive }),
      }, writeLimit),
    dispose() {
      isDisposed = true;
      for (const stop of [...underWay]) stop(new NetworkError('The client was closed.'));
    },
  };
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
