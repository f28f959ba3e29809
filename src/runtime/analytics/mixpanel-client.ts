import { analyticsHost } from '../../domain/csp-addresses.ts';
import { pageLocation } from '../../platform/page-location.ts';
import type { AnalyticsRequest } from '../host/host.ts';
import type { TrackingServices } from './tracking-services.ts';

/** The outcome of a request. */
export interface PostOutcome {
  /** HTTP status; empty when no response came in time. */
  readonly status: string;
  /** Whether a retry is pointless. */
  readonly isFinal: boolean;
  /** Milliseconds of the header `Retry-After`. Without such a wait the value is 0 or less. */
  readonly retryAfter: number;
}

export interface MixpanelClient {
  /** Sends a list to `/track` or `/engage`. Never rejects. */
  readonly send: (path: 'track' | 'engage', body: string, keepalive: boolean) => Promise<PostOutcome>;
  /** Cancels all requests under way. */
  readonly abort: () => void;
}

/** Time limit for a response, in milliseconds (TR-54). */
const timeLimit = 90_000;

/** The parts of a response that this client reads. A host's transport may return anything. */
interface ReadableResponse {
  readonly status?: unknown;
  readonly body?: { readonly cancel?: () => Promise<void> } | null;
  readonly headers?: { readonly get?: (name: string) => string | null };
}

/** Sends requests. The time limit holds for every transport. `ip=0` tells Mixpanel not to store the IP address. */
export function createMixpanelClient({ window, clock, sources, config }: TrackingServices): MixpanelClient {
  const underWay = new Set<AbortController>();
  const fallback = browserTransport(window);

  async function send(path: string, body: string, keepalive: boolean): Promise<PostOutcome> {
    const host = (config.get().analytics.apiHost ?? analyticsHost).replace(/\/+$/, '');
    const { href: url } = new URL(`${host}/${path}?ip=0`, pageLocation(window).href);
    const controller = new AbortController();
    const { signal } = controller;
    const request: AnalyticsRequest = { url, body, keepalive, signal };
    const end = () => controller.abort();
    const cancel = clock.setTimeout(end, timeLimit);
    underWay.add(controller);
    // A host's transport may ignore the signal, throw synchronously, or return anything.
    const aborted = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
    try {
      const response = await Promise.race([(sources.get().analyticsTransport ?? fallback)(request), aborted]);
      void cancelBody(response);
      return outcomeOf(response, clock.now());
    } catch {
      return outcomeOf(undefined, 0); // The request failed or its outcome is unknown: the events are sent again.
    } finally {
      cancel();
      underWay.delete(controller);
    }
  }

  return { send, abort: () => underWay.forEach((controller) => controller.abort()) };
}

/** Cancels the response body, which nobody reads. Until then Chromium counts the request against the keepalive quota. */
async function cancelBody(response: ReadableResponse | undefined): Promise<void> {
  try {
    await response?.body?.cancel?.();
  } catch {
    // The host's transport has read the body already.
  }
}

function outcomeOf(response: ReadableResponse | undefined, now: number): PostOutcome {
  const status = String(Number(response?.status) || '');
  const header = response?.headers?.get?.('Retry-After') ?? '';
  return {
    status,
    isFinal: /^(2|4(?!08|29))..$/.test(status),
    // `Retry-After` holds seconds or a date.
    retryAfter: Number(header) * 1000 || Date.parse(header) - now || 0,
  };
}

/** A content type that needs no CORS preflight. */
const form = 'application/x-www-form-urlencoded';

/**
 * Sends by the page's `fetch`. Falls back to `sendBeacon` when the page has broken `fetch`; a beacon never reports
 * delivery.
 *
 * The list is a form field, as in Mixpanel's own library. JSON would need a CORS preflight: Mixpanel does not allow the
 * header `Content-Type`, and a closing page cannot wait for a preflight.
 */
export function browserTransport(window: Window) {
  return async ({ url, body: list, keepalive, signal }: AnalyticsRequest): Promise<{ readonly status: number }> => {
    const body = `data=${list}`;
    let sent: Partial<Promise<Response>> | undefined;
    try {
      sent = window.fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': form },
        body,
        keepalive,
        signal,
        credentials: 'omit',
        // Events go only to the configured service. After a redirect the request fails and is sent again.
        redirect: 'error',
        referrerPolicy: 'no-referrer',
      });
    } catch {
      // The page's replacement of `fetch` throws synchronously.
    }
    if (sent?.then) return sent as Promise<Response>;
    return { status: window.navigator.sendBeacon(url, new Blob([body], { type: form })) ? 204 : 503 };
  };
}
