import { createServer } from 'node:http';
import { listenOnLocalhost } from './listen-on-localhost.mjs';
import { isOwnHost, wrongHostReply } from './own-host.mjs';
import { sendReply } from './reply.mjs';

/**
 * Creates a server that answers only requests for the names of this machine.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} handle
 *   when it rejects, the error is printed and the response is 500, unless the server is closing
 */
export function createLocalServer(handle) {
  let isClosing = false;

  const listener = (/** @type {import('node:http').IncomingMessage} */ request, /** @type {import('node:http').ServerResponse} */ response) => {
    if (!isOwnHost(request.headers.host)) {
      sendReply(response, wrongHostReply, request.method === 'HEAD');
      return;
    }
    handle(request, response).catch((error) => {
      if (isClosing || response.destroyed) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendReply(response, { status: 500, headers: {} }, false);
    });
  };
  const servers = [createServer(listener), createServer(listener)];

  return {
    /** @param {number} port 0 for any free one @returns {Promise<{ port: number, origin: string }>} rejected with code EADDRINUSE when it is taken */
    async listen(port) {
      const taken = await listenOnLocalhost(servers, port);
      return { port: taken, origin: `http://localhost:${taken}` };
    },
    /** Stops listening and drops every connection, also those that would never get a response. */
    async close() {
      isClosing = true;
      await Promise.all(servers.map((server) => new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      })));
    },
  };
}
