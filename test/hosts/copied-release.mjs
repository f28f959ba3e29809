import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sendReply } from '../../demo-hosts/reply.mjs';
import { staticFile } from '../../demo-hosts/static-files.mjs';

/** The folder of the build. */
export const distFolder = process.env.KFP_OUT || fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * Copies the build into a folder with `kfp copy`.
 *
 * @param {string} base where it is to be served
 * @param {string} [folder] a new one below the system's folder for temporary files, unless it is given
 * @returns {{ folder: string, version: string, major: string, remove: () => void }}
 */
export function copyRelease(base, folder = mkdtempSync(join(tmpdir(), 'kfp-copied-'))) {
  const printed = execFileSync(process.execPath, [join(distFolder, 'cli.mjs'), 'copy', folder, '--base', base, '--json'], { encoding: 'utf8' });
  const { version } = JSON.parse(printed);
  return { folder, version, major: version.split('.')[0], remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A server of another origin that has a folder below `/kfp/`, for every page. */
export function createFileServer() {
  const served = { folder: '' };
  /** Answers that are being made: the folder may go once they are. @type {Set<Promise<void>>} */
  const underWay = new Set();
  async function answer(request, response) {
    const path = request.url.replace(/^\/kfp\//, '');
    const reply = (await staticFile(served.folder, path, { headers: request.headers })) ?? { status: 404, headers: {} };
    sendReply(response, { ...reply, headers: { ...reply.headers, 'Access-Control-Allow-Origin': '*' } }, request.method === 'HEAD');
  }
  const server = createServer((request, response) => {
    const answering = answer(request, response).finally(() => underWay.delete(answering));
    underWay.add(answering);
  });
  return {
    /** @param {string} folder what is to be served from now on */
    serve: (folder) => { served.folder = folder; },
    /** @returns {Promise<string>} its origin */
    listen: () => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`))),
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await Promise.all(underWay);
    },
  };
}
