import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Serves what another server of this machine has, over https with a certificate that nobody has signed.
 * @param {string} origin of the other server
 * @returns {Promise<{ origin: string, close: () => Promise<void> } | undefined>} nothing where there is no openssl
 */
export async function listenSafely(origin) {
  const certificate = makeCertificate();
  if (!certificate) return undefined;
  const server = createServer(certificate, (incoming, response) => {
    const { method, headers, url } = incoming;
    const passed = request(origin + url, { method, headers: { ...headers, host: new URL(origin).host } }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `https://localhost:${server.address().port}`,
    close: () => new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
  };
}

function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'kfp-certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  try {
    const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
    execFileSync('openssl', [...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch {
    return undefined; // The caller skips.
  } finally {
    rmSync(folder, { recursive: true });
  }
}
