import { QueryClient } from '@tanstack/react-query';
import type { ApiClient, ApiClientOptions, ApiConfig } from '../../../src/api/client.ts';
import { createApiClient } from '../../../src/api/client.ts';
import type { Clock } from '../../../src/platform/clock.ts';
import { newSpan } from '../../../src/platform/random.ts';

/** A clock that stands still until it is moved. */
export interface FakeClock extends Clock {
  readonly advance: (ms: number) => void;
  /** How many timers wait. */
  readonly waiting: () => number;
}

export function createFakeClock(start = 1_800_000_000_000): FakeClock {
  let time = start;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => time,
    monotonic: () => time,
    setTimeout(run, ms) {
      const timer = { at: time + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      time += ms;
      for (const timer of [...timers].filter(({ at }) => at <= time)) {
        timers.delete(timer);
        timer.run();
      }
    },
    waiting: () => timers.size,
  };
}

/** One request as the transport got it. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
  readonly request: Request;
  readonly signal: AbortSignal;
}

export interface FakeBackend {
  readonly client: ApiClient;
  readonly clock: FakeClock;
  readonly sent: SentRequest[];
  readonly expiries: (readonly [seconds: number, sentAt: number])[];
  readonly reports: unknown[];
}

type Respond = (sent: SentRequest) => Promise<Response> | Response;

export interface FakeBackendOptions {
  readonly config?: Partial<ApiConfig>;
  readonly page?: Partial<ApiClientOptions['page']>;
  /** Replaces the transport altogether. */
  readonly transport?: typeof fetch;
}

/** The trace of all calls. */
export const traceId = '0af7651916cd43dd8448eb211c80319c';

export const pageOrigin = 'https://bank.example';

/** A client whose requests are written down and answered by `respond`. */
export function createFakeBackend(respond: Respond, options: FakeBackendOptions = {}): FakeBackend {
  const clock = createFakeClock();
  const sent: SentRequest[] = [];
  const expiries: (readonly [number, number])[] = [];
  const reports: unknown[] = [];
  const transport: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const one: SentRequest = {
      method: request.method,
      url: request.url,
      path: pathname + search,
      headers: request.headers,
      body: await request.clone().text(),
      request,
      signal: request.signal,
    };
    sent.push(one);
    return respond(one);
  };
  const client = createApiClient({
    getConfig: () => ({
      apiHost: '',
      authBase: undefined,
      sessionExtendPath: 'auth/session-extend',
      sessionExpiryHeader: 'X-Session-Expiry',
      ...options.config,
    }),
    page: { origin: pageOrigin, href: `${pageOrigin}/page?a=1`, cookie: () => '', allowLocalHttp: false, ...options.page },
    transport: () => options.transport ?? transport,
    clock,
    createCallId: () => newSpan(traceId),
    onExpiry: (seconds, sentAt) => expiries.push([seconds, sentAt]),
    onIncompleteResponse: (error) => void reports.push(error),
  });
  return { client, clock, sent, expiries, reports };
}

/** Answers every request with this text. */
export function answering(body: string | null, init?: ResponseInit): Respond {
  return () => new Response(body, init);
}

/** Answers every request with this as JSON. */
export function answeringJson(value: unknown, init?: ResponseInit): Respond {
  return answering(JSON.stringify(value), init);
}

/** What a promise was rejected with; fails when it was not. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('It was expected to be rejected.');
    },
    (error: unknown) => error,
  );
}

/** A query client that asks each time and never again. */
export function createPlainQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0, staleTime: 0 } } });
}
