import { createServer } from 'node:http';

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
    listen: () => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`))),
    close: () => new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
  };
}
