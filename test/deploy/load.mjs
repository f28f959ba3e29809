import { Agent, get } from 'node:http';

/**
 * Asks for an address many times over a number of connections that stay open.
 *
 * @param {string} url
 * @param {{ requests: number, connections: number, headers: Record<string, string> }} options
 * @returns {Promise<{ perSecond: number, failures: string[], bytes: number }>} `failures` has each response that is not 200
 *   and each error, `bytes` the sizes of responses that there were
 */
export async function load(url, { requests, connections, headers }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const failures = [];
  const sizes = new Set();
  let left = requests;
  const ask = () => new Promise((resolve) => {
    const request = get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (piece) => (bytes += piece.length));
      response.on('error', (error) => resolve(failures.push(error.message)));
      response.on('end', () => {
        sizes.add(bytes);
        if (response.statusCode !== 200) failures.push(String(response.statusCode));
        resolve();
      });
    });
    request.on('error', (error) => resolve(failures.push(error.message)));
  });
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, async () => {
    while (left > 0) {
      left -= 1;
      await ask();
    }
  }));
  agent.destroy();
  return { perSecond: requests / ((performance.now() - started) / 1000), failures, bytes: [...sizes] };
}
