/** The address from which the page with failures requests the call with an id. */
const address = '/demo/failed-calls/call.json';

/**
 * The logged call of the stand-in API with an id, as JSON; null when the log has no such call. Undefined for another
 * request.
 * @param {{ method: string, path: string, query: URLSearchParams }} request
 * @param {import('../testing/server/request-log.mjs').LoggedRequest[]} requests the log, oldest first
 * @returns {import('./reply.mjs').Reply | undefined}
 */
export function failedCallReply({ method, path, query }, requests) {
  if (method !== 'GET' || path !== address) return undefined;
  const start = `00-${query.get('id') ?? ''}-`;
  const call = requests.findLast((request) => request.path.startsWith('/api/') && request.headers.traceparent?.startsWith(start));
  const shown = call && { method: call.method, path: call.path, status: call.status, traceparent: call.headers.traceparent, correlation: call.headers['x-correlation-id'] };
  return { status: 200, headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }, body: JSON.stringify(shown ?? null) };
}
