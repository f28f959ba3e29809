/** Where the page that shows failures asks for the call with an id. */
const address = '/demo/failed-calls/call.json';

/**
 * The call of the stand-in API that carried an id, as JSON; null where the log has none. Undefined for a request of
 * something else.
 * @param {{ method: string, path: string, query: URLSearchParams }} request
 * @param {import('../testing/server/request-log.mjs').LoggedRequest[]} requests the log, oldest first
 * @returns {import('./reply.mjs').Reply | undefined}
 */
export function failedCallReply({ method, path, query }, requests) {
  if (method !== 'GET' || path !== address) return undefined;
  const traceparent = `00-${query.get('id') ?? ''}-01`;
  const call = requests.findLast((request) => request.path.startsWith('/api/') && request.headers.traceparent === traceparent);
  const shown = call && { method: call.method, path: call.path, status: call.status, traceparent, correlation: call.headers['x-correlation-id'] };
  return { status: 200, headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }, body: JSON.stringify(shown ?? null) };
}
