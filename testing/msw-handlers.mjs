import { createDelays } from './api/delays.mjs';
import { apiPrefix, createStandInApi, usualSlowMs } from './api/stand-in-api.mjs';
import { readChoice } from './choice.mjs';

/**
 * Handlers of MSW that answer as the stand-in API.
 * @param {typeof import('msw').http} http
 * @param {import('./testing.mjs').MockOptions} options
 * @returns {import('msw').HttpHandler[]}
 */
export function createHandlers(http, { customer, scenario, loginContext, distributor, slowMs = usualSlowMs, now = Date.now }) {
  const { wait } = createDelays();
  const api = createStandInApi({ now, slowMs, wait, loginUrl: ({ origin }) => globalThis.location?.href ?? `${origin}/` });
  const session = Object.assign(api.sessions.start(readChoice({ customer, scenario })), { loginContext, distributor });

  return [
    http.all(`*${apiPrefix}/*`, async ({ request }) => {
      const { pathname, searchParams, origin } = new URL(request.url);
      const { status, headers, body } = await api.answer({
        method: request.method,
        path: pathname,
        query: searchParams,
        // The classes of a browser that is only emulated may keep capitals.
        headers: { ...Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])), origin: globalThis.location?.origin ?? origin },
        body: await request.text(),
        session,
        // What reaches a handler has none of the browser's own headers.
        hasAllCookies: false,
      });
      return status === 0 ? Response.error() : new Response(body ?? null, { status, headers: Object.entries(headers).map(([name, value]) => [name, String(value)]) });
    }),
  ];
}
