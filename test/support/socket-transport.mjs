import { Agent, request } from 'node:http';

/**
 * A host's transport that sends requests over real sockets to a port of this machine.
 * @param {() => number} getPort called for each request
 * @param {boolean} isKeptAlive whether requests share a connection
 */
export function socketTransport(getPort, isKeptAlive) {
  const agent = new Agent({ keepAlive: isKeptAlive, maxSockets: 4 });
  let open = 0;

  const send = ({ url, body, signal }) => new Promise((resolve, reject) => {
    const { pathname, search } = new URL(url);
    const call = request({ host: '127.0.0.1', port: getPort(), method: 'POST', path: pathname + search, agent, signal });
    call.on('response', (response) => {
      response.resume();
      const { statusCode, headers } = response;
      resolve({ status: statusCode, headers: { get: (name) => headers[name.toLowerCase()] ?? null } });
    });
    call.on('error', reject);
    call.end(body);
  });

  return {
    async transport(sent) {
      open += 1;
      try {
        return await send(sent);
      } finally {
        open -= 1;
      }
    },
    /** Number of pending requests. */
    open: () => open,
    close: () => agent.destroy(),
  };
}
