import { refusal } from './api/answer.mjs';
import { createAnalytics } from './analytics.mjs';
import { failedCallReply } from './failed-calls.mjs';
import { apiPrefix } from './api/api.mjs';
import { galleryAnswer } from './gallery/gallery-answer.mjs';
import { readBody } from './read-body.mjs';
import { readCookies } from './read-cookies.mjs';
import { apiReply, sendReply } from './reply.mjs';

/** Bytes: what the error service is sent may be a recording of a whole page. */
const recordingLimit = 8 * 1024 * 1024;

/** @typedef {import('./pages.mjs').PageRequest} PageRequest */
/** @typedef {import('./reply.mjs').Reply} Reply */
/** @typedef {(call: PageRequest, answer: (call: PageRequest) => Promise<Reply>) => Promise<Reply>} AroundPages */

/**
 * Answers the requests of a server: those under /api/ by the stand-in API, all others by the pages, the gallery among them.
 * @param {object} parts
 * @param {ReturnType<typeof import('./request-log.mjs').createRequestLog>} parts.log
 * @param {import('./sessions.mjs').Sessions} parts.sessions
 * @param {ReturnType<typeof import('./api/api.mjs').createApi>} parts.callApi
 * @param {import('./analytics.mjs').Arrival[]} parts.arrivals what the analytics service gets
 * @param {ReturnType<typeof import('./pages.mjs').createPages>} parts.pages
 * @param {ReturnType<typeof import('./error-reports.mjs').createErrorReports>} parts.errorReports
 * @param {AroundPages} [parts.aroundPages] the pages alone, unless it is given
 */
export function createAnswerRequest({ log, sessions, callApi, arrivals, pages, errorReports, aroundPages = alone }) {
  const analytics = createAnalytics(arrivals);

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  return async function answerRequest(request, response) {
    const { method = 'GET', headers } = request;
    const url = readTarget(request.url ?? '');
    const path = url.pathname;
    const body = await readBody(request, errorReports.isFor(path) ? recordingLimit : undefined);
    const entry = log.add({ method, path, query: url.search.slice(1), headers, body: body ?? '' });
    const session = sessions.find(readCookies(headers.cookie).get('demo-session'));
    const call = { method, path, query: url.searchParams, headers, session, body };
    const reply = path.startsWith('/api/') ? await replyOfApi(call) : await aroundPages(call, replyOfPages);
    entry.status = reply.status;
    sendReply(response, reply, method === 'HEAD');
  };

  /** @param {PageRequest} call */
  async function replyOfPages(call) {
    if (errorReports.isFor(call.path)) return errorReports.answer(call);
    return failedCallReply(call, log.requests) ?? (await analytics.answer(call)) ?? (await galleryAnswer(call, sessions)) ?? pages.answer(call);
  }

  /** @param {Parameters<typeof callApi>[0]} call */
  async function replyOfApi(call) {
    const answer = call.path.startsWith(`${apiPrefix}/`) ? await callApi(call) : refusal(404, 'Unknown path.');
    return apiReply(answer, call.session && sessions.secondsLeft(call.session));
  }
}

/** @type {AroundPages} */
const alone = (call, answer) => answer(call);

/**
 * The address of a request; put together by hand, since a path with two slashes in front would become a host.
 * @param {string} target
 */
function readTarget(target) {
  return new URL(target.startsWith('/') ? `http://localhost${target}` : 'http://localhost/unknown');
}
