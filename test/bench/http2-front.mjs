import { readFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { createSecureServer } from 'node:http2';

const certificate = (file) => readFileSync(new URL(`../support/certificate/${file}`, import.meta.url));
/** What belongs to one connection, and not to a message. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'http2-settings', 'host']);

/** HTTP/2 with TLS in front of a server of this machine, as a bank has it. */
export function createHttp2Front() {
  let target;
  const sessions = new Set();
  const server = createSecureServer({ key: certificate('key.pem'), cert: certificate('cert.pem') }, (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)));
    const call = send(new URL(request.url, target), { method: request.method, headers }, (received) => {
      response.writeHead(received.statusCode, Object.fromEntries(Object.entries(received.headers).filter(([name]) => !ofConnection.has(name))));
      received.pipe(response);
    });
    call.on('error', () => response.stream.close());
    request.pipe(call);
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  return {
    /** @param {string} origin of the server behind @returns {Promise<string>} its own origin */
    listen: (origin) => new Promise((resolve) => {
      target = origin;
      server.listen(0, 'localhost', () => resolve(`https://localhost:${server.address().port}`));
    }),
    close: () => new Promise((resolve) => {
      server.close(resolve);
      for (const session of sessions) session.destroy();
    }),
  };
}
