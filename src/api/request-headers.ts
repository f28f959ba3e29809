import { readCookie } from '../platform/cookies.ts';

/** The settings of the error service. */
export interface TraceSettings {
  /** `https://<public key>@<host>/<project>`. Without it no headers of that service are sent (API-21). */
  readonly dsn?: string | undefined;
  readonly release?: string | undefined;
}

export interface ApiHeadersOptions {
  /** The page's cookies, as `document.cookie` gives them. */
  readonly cookie: string;
  readonly errorReporting?: TraceSettings | undefined;
  /** The id of the call: trace and span, `<32 digits>-<16 digits>`, all hexadecimal. */
  readonly id: string;
  /** Name of another header that carries the id. */
  readonly correlationHeader?: string | undefined;
}

export interface RequestHeadersOptions extends ApiHeadersOptions {
  /** Absolute address of the request. */
  readonly url: string;
  readonly pageOrigin: string;
  /** Origin of the API host. */
  readonly apiOrigin: string;
}

/** The characters that fetch accepts in a header value. It throws for others. */
const headerValue = /^[\x20-\x7e\xa0-\xff]+$/;

/** A valid header name here: letters, digits, hyphens and underscores. fetch would accept more. */
export const headerName = /^[\w-]+$/;

/**
 * Whether a page is traced: 0.2 of all pages are (ER-06). The trace id decides, so all calls of a page agree.
 *
 * @param traceId hexadecimal digits, in lower case
 */
export function isTraced(traceId: string): boolean {
  return traceId < '3333';
}

/** W3C Trace Context, the host's correlation header, and the headers of the error service. All carry the id of the call. */
function traceHeaders({ id, correlationHeader = '', errorReporting: settings = {} }: ApiHeadersOptions): Record<string, string> {
  const publicKey = /^https?:\/\/(\w+)[^/]*@/.exec(settings.dsn ?? '')?.[1];
  // Without the error service, every page is sampled: only the bank's gateway decides then what to record.
  const flag = !publicKey || isTraced(id) ? 1 : 0;
  const headers: Record<string, string> = { traceparent: `00-${id}-0${flag}` };
  if (headerName.test(correlationHeader)) headers[correlationHeader] = id;
  if (!publicKey) return headers;
  headers['sentry-trace'] = `${id}-${flag}`;
  headers['baggage'] = `sentry-trace_id=${id.slice(0, 32)},sentry-public_key=${publicKey}${settings.release ? `,sentry-release=${encodeURIComponent(settings.release)}` : ''}`;
  return headers;
}

/** The headers of every call. */
const everyCall = { 'X-Requested-By': 'kfp' };

/**
 * The headers of a call to the API (API-01..05, API-20, API-21, API-80): with the token and the trace. The loader uses this
 * function too, so keep it small.
 */
export function apiHeaders(options: ApiHeadersOptions): Record<string, string> {
  const headers: Record<string, string> = { ...traceHeaders(options), ...everyCall };
  const token = readCookie(options.cookie, 'XSRF-TOKEN');
  if (token && headerValue.test(token)) headers['X-XSRF-TOKEN'] = token;
  return headers;
}

/** The headers of a call to any address. Only the page's origin and the API host get the token and trace headers (API-75). */
export function requestHeaders(options: RequestHeadersOptions): Readonly<Record<string, string>> {
  const { origin } = new URL(options.url, options.pageOrigin);
  return origin === options.pageOrigin || origin === options.apiOrigin ? apiHeaders(options) : everyCall;
}
