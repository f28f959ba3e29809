import type { AnalyticsRequest } from '../host/host.ts';
import type { TrackingServices } from './tracking-services.ts';

/** What came of a request. */
export interface PostOutcome {
  /** HTTP status; empty when there was no answer in time. */
  readonly status: string;
  /** Whether another try would change nothing. */
  readonly isFinal: boolean;
  /** Milliseconds that the service wants to be left alone; none where it is not above 0. */
  readonly retryAfter: number;
}

export interface MixpanelClient {
  /** Sends a list to `/track` or `/engage`. Never fails. */
  readonly send: (path: 'track' | 'engage', body: string, keepalive: boolean) => Promise<PostOutcome>;
  /** Ends what is under way. */
  readonly abort: () => void;
}

/** In Europe. */
const defaultHost = 'https://api-eu.mixpanel.com';
/** Milliseconds that an answer may take (TR-54). */
const timeLimit = 90_000;

/** What is read of a response, where it is one. */
interface Answer {
  readonly status?: unknown;
  readonly body?: { readonly cancel?: () => Promise<void> } | null;
  readonly headers?: { readonly get?: (name: string) => string | null };
}

/** Sends requests, each with its time limit, whatever the transport makes of them. The IP is not kept. */
export function createMixpanelClient({ window, clock, sources, config }: TrackingServices): MixpanelClient {
  const underWay = new Set<AbortController>();
  const fallback = browserTransport(window);

  async function send(path: string, body: string, keepalive: boolean): Promise<PostOutcome> {
    const host = (config.get().analytics.apiHost ?? defaultHost).replace(/\/+$/, '');
    const { href: url } = new URL(`${host}/${path}?ip=0`, window.location.href);
    const abort = new AbortController();
    const { signal } = abort;
    const request: AnalyticsRequest = { url, body, keepalive, signal };
    const end = () => abort.abort();
    const cancel = clock.setTimeout(end, timeLimit);
    underWay.add(abort);
    // A host's transport may not heed the signal, may throw at once, and may give anything.
    const aborted = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
    try {
      const answer = await Promise.race([(sources.get().analyticsTransport ?? fallback)(request), aborted]);
      void letGo(answer);
      return outcomeOf(answer, clock.now());
    } catch {
      return outcomeOf(undefined, 0); // Not sent, or nobody knows: it is sent again.
    } finally {
      cancel();
      underWay.delete(abort);
    }
  }

  return { send, abort: () => underWay.forEach((abort) => abort.abort()) };
}

/**
 * Nobody reads what is in an answer, and until then Chromium counts the request among those that go on when the page is
 * left, of which it takes only so much.
 */
async function letGo(answer: Answer | undefined): Promise<void> {
  try {
    await answer?.body?.cancel?.();
  } catch {
    // A host's transport has read it.
  }
}

function outcomeOf(answer: Answer | undefined, now: number): PostOutcome {
  const status = String(Number(answer?.status) || '');
  const header = answer?.headers?.get?.('Retry-After') ?? '';
  return {
    status,
    isFinal: /^(2|4(?!08|29))..$/.test(status),
    // Seconds, or a date.
    retryAfter: Number(header) * 1000 || Date.parse(header) - now || 0,
  };
}

/** What a browser sends to another origin without asking there first. */
const form = 'application/x-www-form-urlencoded';

/**
 * Sends by the page's `fetch`; where the page has broken that, by a beacon, which never says whether it has arrived.
 *
 * The list is a field of a form, as in Mixpanel's own library: before JSON a browser asks the service, which does not
 * allow the header `Content-Type`, and of a page that is left there may be nobody to ask.
 */
export function browserTransport(window: Window) {
  return async ({ url, body: list, keepalive, signal }: AnalyticsRequest): Promise<{ readonly status: number }> => {
    const body = `data=${list}`;
    let answer: Partial<Promise<Response>> | undefined;
    try {
      answer = window.fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': form },
        body,
        keepalive,
        signal,
        credentials: 'omit',
        // Events go to the service that the host has chosen and to no other; what is not taken there is sent again.
        redirect: 'error',
        referrerPolicy: 'no-referrer',
      });
    } catch {
      // The page has replaced it by something that throws at once.
    }
    if (answer?.then) return answer as Promise<Response>;
    return { status: window.navigator.sendBeacon(url, new Blob([body], { type: form })) ? 204 : 503 };
  };
}
