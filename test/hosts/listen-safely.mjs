import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { close } from '../support/node-server.mjs';

/** Made for these tests, for localhost alone, and signed by nobody. */
const [key, cert] = ['key.pem', 'cert.pem'].map((name) => readFileSync(new URL(`../support/certificate/${name}`, import.meta.url)));

/**
 * Serves what another server of this machine has, over https with a certificate that nobody has signed.
 * @param {string} origin of the other server
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function listenSafely(origin) {
  const server = createServer({ key, cert }, (incoming, response) => {
    const { method, headers, url } = incoming;
    const passed = request(origin + url, { method, headers: { ...headers, host: new URL(origin).host } }, (received) => {
      response.writeHead(received.statusCode, received.headers);
      received.pipe(response);
    });
    incoming.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `https://localhost:${server.address().port}`,
    close: () => close(server),
  };
}
