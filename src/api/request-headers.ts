import { readCookie } from '../platform/cookies.ts';
import { randomHex } from '../platform/random.ts';

/** Where errors are reported to. */
export interface TraceSettings {
  /** `https://<public key>@<host>/<project>`; without one there are no trace headers (API-21). */
  readonly dsn?: string | undefined;
  readonly release?: string | undefined;
}

export interface RequestHeadersOptions {
  /** Absolute address of the request. */
  readonly url: string;
  readonly pageOrigin: string;
  /** Origin of the API host; the page's when there is no other. */
  readonly apiOrigin: string;
  /** The page's cookies, as `document.cookie` gives them. */
  readonly cookie: string;
  readonly errorReporting?: TraceSettings | undefined;
}

/** What fetch accepts in a header value; anything else would make it throw. */
const headerValue = /^[\x20-\x7e\xa0-\xff]+$/;

function traceHeaders(settings: TraceSettings = {}): Record<string, string> {
  const publicKey = /^https?:\/\/([^:@/]+)[^@/]*@/.exec(settings.dsn ?? '')?.[1];
  if (publicKey === undefined) return {};
  const traceId = randomHex(16);
  const release = settings.release ? `,sentry-release=${encodeURIComponent(settings.release)}` : '';
  return {
    'sentry-trace': `${traceId}-${randomHex(8)}`,
    baggage: `sentry-trace_id=${traceId},sentry-public_key=${encodeURIComponent(publicKey)}${release}`,
  };
}

/**
 * The headers of every call (API-01..05, API-20, API-21). Token and trace headers go to the page's origin and to the
 * API host only (API-75). The loader uses this too, so it stays small.
 */
export function requestHeaders(options: RequestHeadersOptions): Record<string, string> {
  const headers: Record<string, string> = { 'X-Requested-By': 'kfp' };
  const { origin } = new URL(options.url, options.pageOrigin);
  if (origin !== options.pageOrigin && origin !== options.apiOrigin) return headers;
  const token = readCookie(options.cookie, 'XSRF-TOKEN');
  if (token && headerValue.test(token)) headers['X-XSRF-TOKEN'] = token;
  return { ...headers, ...traceHeaders(options.errorReporting) };
}
