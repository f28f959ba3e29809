import type { AnalyticsRequest } from '../host/host.ts';

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
