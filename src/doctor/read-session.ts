import { parseExpirySeconds } from '../domain/session-timeout.ts';
import { requestHeaders } from '../api/request-headers.ts';
import { inLaterTask, inTime } from '../platform/clock.ts';
import { readCookies } from '../platform/cookies.ts';
import { isPlainObject } from '../platform/plain-object.ts';
import { newSpan, randomHex } from '../platform/random.ts';
import type { SessionFact } from './page-facts.ts';
import { patience } from './read-files.ts';

/** The configuration that decides the headers of the request and of its response. */
export interface SessionConfig {
  readonly errorReporting?: { readonly dsn?: string | undefined };
  readonly sessionExpiryHeader?: string | undefined;
  readonly correlationHeader?: string | undefined;
  readonly app_version?: string | undefined;
}

/** Milliseconds between the two requests: the `Date` header counts whole seconds. */
const pause = 1500;

/** Milliseconds by which the clocks of two servers behind one address may differ. */
const clockDifference = 10_000;

/**
 * Requests session-status twice, with the headers of the elements. A stored response has the date of the other one, or is
 * older than its request: a service worker that answers from its cache, and fetches meanwhile, is one response behind.
 *
 * @param url of session-status
 * @param pageOrigin decides which headers the request gets
 * @param send in place of `fetch`
 * @returns undefined when no response came in time; the cause is then unknown
 */
export async function readSession(
  url: string,
  pageOrigin: string,
  { sessionExpiryHeader: expiryHeader = 'X-Session-Expiry', correlationHeader, errorReporting, app_version }: SessionConfig,
  send: typeof fetch = (...call) => window.fetch(...call),
): Promise<SessionFact | undefined> {
  const { origin: apiOrigin } = new URL(url);
  const ask = async () => {
    const headers = requestHeaders({
      url, pageOrigin, apiOrigin, cookie: readCookies(), id: newSpan(randomHex(16)), correlationHeader,
      errorReporting: { dsn: errorReporting?.dsn, release: app_version },
    });
    // The elements follow no redirect. Here it must not look like a missing response. A transport may ignore the signal.
    const response = await inTime(send(url, { method: 'GET', credentials: 'same-origin', cache: 'no-store', redirect: 'manual', headers, signal: AbortSignal.timeout(patience) }));
    // An empty body counts as no session, as in the client.
    const body: unknown = response.ok ? await response.text().then((text) => JSON.parse(text.trim() || '{}') as unknown).catch(() => undefined) : undefined;
    return { body, status: response.status, hasExpiry: parseExpirySeconds(response.headers.get(expiryHeader)) !== undefined, date: response.headers.get('Date') };
  };
  const about = { url, isOtherOrigin: apiOrigin !== pageOrigin, expiryHeader };
  try {
    const start = performance.now();
    const { body, status, hasExpiry, date } = await ask();
    await new Promise<void>((resolve) => inLaterTask(resolve, pause));
    const { date: next } = await ask();
    const isStored = date !== null && next !== null
      && (next === date || Date.parse(next) - Date.parse(date) > performance.now() - start + clockDifference);
    const isObject = isPlainObject(body);
    return { ...about, hasResponse: true, status, isObject, isRefused: false, isLoggedIn: isObject && isSessionId(body['kfpSessionId']), hasExpiry, isStored };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return undefined;
    // Without CORS a page cannot read what is there, but sees that something is.
    const isRefused = about.isOtherOrigin && (await fetch(url, { mode: 'no-cors', signal: AbortSignal.timeout(patience) }).then(() => true, () => false));
    return { ...about, hasResponse: false, status: 0, isObject: false, isRefused, isLoggedIn: false, hasExpiry: false, isStored: false };
  }
}

/** Whether session-status tells of a customer. */
function isSessionId(id: unknown): boolean {
  return typeof id === 'number' || (typeof id === 'string' && id.trim() !== '');
}
