/** One request to the analytics service. */
export interface AnalyticsRequest {
  readonly url: string;
  /** JSON of ASCII letters: a list of events, or of changes of a profile. */
  readonly body: string;
  /** Whether the request is to go on when the page is left. */
  readonly keepalive: boolean;
  readonly signal: AbortSignal;
}

/** Sends a request to the analytics service: `analyticsTransport` of `kfp-runtime`, or the browser's `fetch`. */
export type AnalyticsTransport = (request: AnalyticsRequest) => Promise<Response>;

/** Sends by the page's `fetch`; where the page has broken that, by a beacon, which never says whether it has arrived. */
export function browserTransport(window: Window): AnalyticsTransport {
  return async ({ url, body, keepalive, signal }) => {
    const answer = tryFetch(window, url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive,
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (answer) return answer;
    const isQueued = window.navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
    if (!isQueued) throw new Error('The browser sends nothing.');
    return new Response(null, { status: 204 });
  };
}

function tryFetch(window: Window, url: string, init: RequestInit): Promise<Response> | undefined {
  try {
    const answer: unknown = window.fetch(url, init);
    return typeof answer === 'object' && answer !== null && 'then' in answer ? (answer as Promise<Response>) : undefined;
  } catch {
    return undefined; // The page has replaced it by something that throws at once.
  }
}
