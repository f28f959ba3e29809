import { createServer } from 'node:http';
import { close, listen } from './node-server.mjs';

/** A server that accepts and records any request of any page with any header, also the preflight requests of browsers. */
export function createOpenServer() {
  /** @type {{ method: string | undefined, url: string | undefined, token: string | undefined, body: string }[]} */
  const requests = [];
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    const token = [headers['x-xsrf-token']].flat()[0];
    requests.push({ method, url, token, body: Buffer.concat(chunks).toString() });
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': headers.origin ?? '*',
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '*',
    });
    response.end('{}');
  });
  return {
    requests,
    /** @returns {Promise<string>} its origin */
    listen: () => listen(server),
    close: () => close(server),
  };
}
