import { createServer } from 'node:http';
import { close } from './node-server.mjs';

/** Faults between a page and the analytics service (A1). */
export const faultKinds = [
  '401', '413', '429 seconds', '429 date', '500', '503', 'reset', 'stored then reset', 'truncated', 'not JSON', '204', 'hang',
];

/** Whether the service has stored the events. The page may not know it. */
const isStoring = (fault) => [undefined, 'stored then reset', 'truncated', 'not JSON', '204'].includes(fault);

/**
 * An analytics service on real sockets that fails on demand. It accepts the form with the field `data` that the elements
 * send, and the bare list that a transport of the host receives.
 *
 * @param {object} options
 * @param {() => string | undefined} options.nextFault called for each list of events
 * @param {() => number} [options.now] epoch milliseconds, for dates
 * @param {boolean} [options.isKeptAlive] whether a connection may serve several requests
 */
export function createFaultServer({ nextFault, now = Date.now, isKeptAlive = false }) {
  /** How often each event was stored, by event id. */
  const stored = new Map();
  const refused = new Set();
  const faults = new Map();
  const hanging = new Set();
  const methods = new Map();

  const server = createServer(async (request, response) => {
    methods.set(request.method, (methods.get(request.method) ?? 0) + 1);
    const ids = await readIds(request).catch(() => undefined);
    if (!ids) return response.destroy();
    if (!isKeptAlive) response.setHeader('Connection', 'close');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    // A list with one event cannot be split, so 413 does not apply to it.
    const next = ids.length > 0 ? nextFault() : undefined;
    const fault = next === '413' && ids.length === 1 ? undefined : next;
    if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1);
    if (isStoring(fault)) for (const id of ids) stored.set(id, (stored.get(id) ?? 0) + 1);
    if (fault === '401') for (const id of ids) refused.add(id);
    return answer(fault, response);
  });

  function answer(fault, response) {
    const status = { '401': 401, '413': 413, '500': 500, '503': 503, '204': 204 }[fault];
    if (status) return response.writeHead(status).end();
    if (fault === 'reset' || fault === 'stored then reset') return response.socket.resetAndDestroy();
    if (fault === '429 seconds') return response.writeHead(429, { 'Retry-After': '17' }).end();
    if (fault === '429 date') return response.writeHead(429, { 'Retry-After': new Date(now() + 23_000).toUTCString() }).end();
    if (fault === 'not JSON') return response.writeHead(200, { 'Content-Type': 'application/json' }).end('<html>');
    if (fault === 'truncated') {
      response.writeHead(200, { 'Content-Length': '100' });
      return response.write('{"status"', () => response.socket.destroySoon());
    }
    if (fault === 'hang') {
      hanging.add(response);
      return response.once('close', () => hanging.delete(response));
    }
    return response.end('1');
  }

  return {
    stored,
    /** Ids of events that were refused permanently. */
    refused,
    /** Number of times that each fault happened. */
    faults,
    /** Number of requests by method. */
    methods,
    hanging: () => hanging.size,
    listen: (port = 0) => new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server.address().port))),
    close: () => close(server),
  };
}

/** Ids of the events in a request. A request without events has no ids. */
async function readIds(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  if (!request.url.startsWith('/track') || request.method !== 'POST') return [];
  const body = Buffer.concat(chunks).toString();
  const list = JSON.parse(new URLSearchParams(body).get('data') ?? body);
  return list.map(({ properties }) => properties.$insert_id);
}
