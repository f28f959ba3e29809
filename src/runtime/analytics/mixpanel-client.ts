import type { AnalyticsRequest } from '../host/host.ts';
import { browserTransport } from './analytics-transport.ts';
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
