import type { Clock } from '../platform/clock.ts';
import type { AnalyticsTransport } from './analytics-transport.ts';

/** What came of a request. */
export interface PostOutcome {
  /** HTTP status; 0 when there was no answer in time. */
  readonly status: number;
  readonly isOk: boolean;
  /** Whether another try would change nothing. */
  readonly isFinal: boolean;
  /** Milliseconds that the service wants to be left alone; none where it is not above 0. */
  readonly retryAfter: number;
}

export interface AnalyticsPost {
  /** Never fails. */
  readonly send: (url: string, body: string, keepalive: boolean) => Promise<PostOutcome>;
  /** Ends what is under way. */
  readonly abort: () => void;
}

/** Milliseconds that an answer may take (TR-54). */
const timeLimit = 90_000;

/** Sends requests, each with its time limit, whatever the transport makes of them. */
export function createAnalyticsPost(clock: Clock, getTransport: () => AnalyticsTransport): AnalyticsPost {
  const underWay = new Set<AbortController>();

  async function send(url: string, body: string, keepalive: boolean): Promise<PostOutcome> {
    const abort = new AbortController();
    const { signal } = abort;
    underWay.add(abort);
    const cancel = clock.setTimeout(() => abort.abort(), timeLimit);
    // A host's transport may not heed the signal, may throw at once, and may give anything.
    const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    try {
      const answer = new Promise<Response>((resolve) => resolve(getTransport()({ url, body, keepalive, signal })));
      return outcomeOf(await Promise.race([answer, aborted]), clock);
    } catch {
      return outcomeOf({}, clock); // Not sent, or nobody knows: it is sent again.
    } finally {
      cancel();
      underWay.delete(abort);
    }
  }

  return {
    send,
    abort() {
      for (const abort of underWay) abort.abort();
    },
  };
}

function outcomeOf(answer: object, clock: Clock): PostOutcome {
  const { status: told } = answer as { readonly status?: unknown };
  const status = typeof told === 'number' ? told : 0;
  const isOk = status >= 200 && status < 300;
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { status, isOk, isFinal: isOk || isRefused, retryAfter: readRetryAfter(answer, clock) };
}

/** Longest time that a service is left alone: a day. */
const longestRest = 86_400_000;

/** Seconds, or a date (TR-59); 0 for anything else. */
function readRetryAfter(answer: object, clock: Clock): number {
  const { headers } = answer as { readonly headers?: Headers };
  const text = typeof headers?.get === 'function' ? (headers.get('Retry-After') ?? '') : '';
  const wait = /^\s*\d+\s*$/.test(text) ? Number(text) * 1000 : Date.parse(text) - clock.now();
  return Math.min(wait, longestRest) || 0;
}
