import type { Clock } from '../platform/clock.ts';
import type { AnalyticsTransport } from './analytics-transport.ts';

/** What came of a request. */
export interface PostOutcome {
  /** HTTP status; 0 when there was no answer in time. */
  readonly status: number;
  /** Milliseconds that the service wants to be left alone. */
  readonly retryAfter: number | undefined;
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
      return readOutcome(await Promise.race([answer, aborted]), clock);
    } catch {
      return { status: 0, retryAfter: undefined }; // Not sent, or nobody knows: it is sent again.
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

function readOutcome(answer: Response, clock: Clock): PostOutcome {
  const { status } = answer as { readonly status?: unknown };
  return { status: typeof status === 'number' ? status : 0, retryAfter: readRetryAfter(answer, clock) };
}

/** Longest time that a service is left alone: a day. */
const longestRest = 86_400_000;

/** Seconds, or a date (TR-59); undefined for anything else. */
function readRetryAfter(answer: Response, clock: Clock): number | undefined {
  const { headers } = answer as { readonly headers?: Headers };
  const text = typeof headers?.get === 'function' ? (headers.get('Retry-After') ?? '') : '';
  const wait = /^\s*\d+\s*$/.test(text) ? Number(text) * 1000 : Date.parse(text) - clock.now();
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(0, wait), longestRest);
}
