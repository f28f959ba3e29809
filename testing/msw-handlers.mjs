import { createFetchAnswers, everyCall } from './fetch-answers.mjs';

/**
 * MSW handlers that answer as the stand-in API does.
 * @param {typeof import('msw').http} http
 * @param {import('./testing.mjs').MockOptions} options
 * @returns {import('msw').HttpHandler[]}
 */
export function createHandlers(http, options) {
  const answer = createFetchAnswers(options);
  return [http.all(everyCall, ({ request }) => answer(request))];
}
