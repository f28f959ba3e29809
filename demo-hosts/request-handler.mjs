import { readCookies } from '../testing/api/read-cookies.mjs';
import { endpointOf } from '../testing/api/stand-in-api.mjs';
import { readRequest } from '../testing/server/read-request.mjs';
import { sendReply } from '../testing/server/reply.mjs';
import { createAnalytics } from './analytics.mjs';
import { failedCallReply } from './failed-calls.mjs';
import { galleryResponse } from './gallery/gallery-response.mjs';

/** Maximum bytes of a report to the error service, which may be a recording of a whole page. */
const recordingLimit = 8 * 1024 * 1024;

/** @typedef {import('./pages.mjs').PageRequest} PageRequest */
/** @typedef {import('../testing/server/reply.mjs').Reply} Reply */
/** @typedef {(call: PageRequest, answer: (call: PageRequest) => Promise<Reply>) => Promise<Reply>} AroundPages */

/**
 * Creates the request handler of the demo server. The stand-in API answers requests under /api/, and the pages (with the
 * gallery) answer all others.
 * @param {object} parts
 * @param {ReturnType<typeof import('../testing/server/request-log.mjs').createRequestLog>} parts.log
 * @param {import('../testing/api/stand-in-api.mjs').StandInApi} parts.api
 * @param {import('./analytics.mjs').Arrival[]} parts.arrivals events that the analytics service receives
 * @param {ReturnType<typeof import('./pages.mjs').createPages>} parts.pages
 * @param {ReturnType<typeof import('./error-reports.mjs').createErrorReports>} parts.errorReports
 * @param {AroundPages} [parts.aroundPages] answers in place of the pages, or changes their response
 */
export function createRequestHandler({ log, api, arrivals, pages, errorReports, aroundPages = alone }) {
  const analytics = createAnalytics(arrivals);
  const { sessions } = api;

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  return async function handleRequest(request, response) {
    const received = await readRequest(request, (path) => (errorReports.isFor(path) ? recordingLimit : undefined));
    const { method, path, search, headers, body = '' } = received;
    const entry = log.add({ endpoint: endpointOf(method, path), method, path, query: search.slice(1), headers, body });
    const session = sessions.find(readCookies(headers.cookie).get('demo-session'));
    const call = { ...received, session };
    const reply = path.startsWith('/api/') ? await api.answer(call) : await aroundPages(call, replyOfPages);
    entry.status = reply.status;
    sendReply(response, reply, method === 'HEAD');
  };

  /** @param {PageRequest} call */
  async function replyOfPages(call) {
    if (errorReports.isFor(call.path)) return errorReports.answer(call);
    return failedCallReply(call, log.requests) ?? (await analytics.answer(call)) ?? (await galleryResponse(call, sessions)) ?? pages.answer(call);
  }
}

/** @type {AroundPages} */
const alone = (call, answer) => answer(call);
