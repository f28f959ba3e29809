import { createResponder, everyCall } from './responder.mjs';

/**
 * MSW handlers that answer as the stand-in API does.
 * @param {typeof import('msw').http} http
 * @param {import('./testing.mjs').MockOptions} options
 * @returns {import('msw').HttpHandler[]}
 */
export function createHandlers(http, options) {
  const respond = createResponder(options);
  return [http.all(everyCall, ({ request }) => respond(request))];
}
