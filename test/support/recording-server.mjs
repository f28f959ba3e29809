import { createServer } from 'node:http';
import { close, listen } from './node-server.mjs';

/** An analytics service that accepts form bodies and records them. */
export function createRecordingServer() {
  /** Endpoint, query, content type and list of each request. */
  const requests = [];
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const data = new URLSearchParams(Buffer.concat(chunks).toString()).get('data');
    const list = [JSON.parse(data ?? '[]')].flat();
    // The emulated browser sends a preflight before every request to another origin.
    if (request.method === 'OPTIONS') return response.end();
    requests.push({ method: request.method, path: pathname.replace(/\/$/, ''), ip: searchParams.get('ip'), type: request.headers['content-type'], list });
    return response.end('1');
  });
  return {
    requests,
    listen: () => listen(server),
    close: () => close(server),
  };
}
