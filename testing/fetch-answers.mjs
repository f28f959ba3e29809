import { createDelays } from './api/delays.mjs';
import { apiPrefix, createStandInApi, usualSlowMs } from './api/stand-in-api.mjs';
import { readChoice } from './choice.mjs';

/** The path of every call, as MSW matches it. */
export const everyCall = `*${apiPrefix}/*`;

/**
 * The stand-in API with one customer, without a server: what answers a request where it is made.
 * @param {import('./testing.mjs').MockOptions & { loginUrl?: string }} options `loginUrl`: default the page itself
 * @returns {(request: Request) => Promise<Response>} an error response where the line breaks
 */
export function createFetchAnswers({ customer, scenario, loginContext, distributor, slowMs = usualSlowMs, now = Date.now, loginUrl }) {
  const { wait } = createDelays();
  const api = createStandInApi({ now, slowMs, wait, loginUrl: ({ origin }) => loginUrl ?? globalThis.location?.href ?? `${origin}/` });
  const session = Object.assign(api.sessions.start(readChoice({ customer, scenario })), { loginContext, distributor });

  return async (request) => {
    const { pathname, searchParams, origin } = new URL(request.url);
    const { status, headers, body } = await api.answer({
      method: request.method,
      path: pathname,
      query: searchParams,
      // The classes of a browser that is only emulated may keep capitals.
      headers: { ...Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])), origin: globalThis.location?.origin ?? origin },
      body: await request.text(),
      session,
      // What is made by a script has none of the browser's own headers.
      hasAllCookies: false,
    });
    return status === 0 ? Response.error() : new Response(body ?? null, { status, headers: Object.entries(headers).map(([name, value]) => [name, String(value)]) });
  };
}
