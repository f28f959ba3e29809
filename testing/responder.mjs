import { createDelays } from './api/delays.mjs';
import { apiPrefix } from './api/route.mjs';
import { createStandInApi, usualSlowMs } from './api/stand-in-api.mjs';
import { readChoice } from './choice.mjs';

/** MSW's pattern for the path of every call. */
export const everyCall = `*${apiPrefix}/*`;

/**
 * The stand-in API with one customer and without a server: a function that answers a `Request` in the same process.
 * @param {import('./testing.mjs').MockOptions & { loginUrl?: string }} options `loginUrl`: default the page itself
 * @returns {(request: Request) => Promise<Response>} an error response for a broken connection
 * @throws {TypeError} for an unknown customer or scenario
 */
export function createResponder({ customer, scenario, loginContext, distributor, slowMs = usualSlowMs, now = Date.now, loginUrl }) {
  const { wait } = createDelays();
  const api = createStandInApi({ now, slowMs, wait, loginUrl: ({ origin }) => loginUrl ?? globalThis.location?.href ?? `${origin}/` });
  const session = Object.assign(api.sessions.start(readChoice({ customer, scenario })), { loginContext, distributor });

  return async (request) => {
    const { pathname, searchParams, origin } = new URL(request.url);
    const { status, headers, body } = await api.answer({
      method: request.method,
      path: pathname,
      query: searchParams,
      // `Headers` of an emulated browser may keep capitals.
      headers: { ...Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])), origin: globalThis.location?.origin ?? origin },
      body: await request.text(),
      session,
      // A request that a script created lacks the headers that a browser adds.
      hasAllCookies: false,
    });
    return status === 0 ? Response.error() : new Response(body ?? null, { status, headers: Object.entries(headers).map(([name, value]) => [name, String(value)]) });
  };
}
