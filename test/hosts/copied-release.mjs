import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sendReply } from '../../testing/server/reply.mjs';
import { staticFile } from '../../demo-hosts/static-files.mjs';
import { close, listen } from '../support/node-server.mjs';

/** The folder of the build. */
export const distFolder = process.env.KFP_OUT || fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * Makes what the next release would be: the same code under another version, with other names for its chunks.
 *
 * @param {{ hasOtherInterface?: boolean }} [options] whether it counts as a release with another shared interface
 * @returns {{ dist: string, version: string, remove: () => void }}
 */
export function makeNextRelease({ hasOtherInterface = false } = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'kfp-next-'));
  const { version, files } = JSON.parse(readFileSync(join(distFolder, 'manifest.json'), 'utf8'));
  const next = `${version}-next`;
  const renamed = Object.keys(files)
    .filter((file) => file.startsWith('chunks/'))
    .map((file) => [basename(file), basename(file).replace(/\.js$/, 'n.js')]);
  const rename = (text) => renamed.reduce((made, [before, after]) => made.replaceAll(before, after), text);
  const written = new Map();
  for (const entry of readdirSync(distFolder, { recursive: true, withFileTypes: true })) {
    const file = relative(distFolder, join(entry.parentPath, entry.name));
    if (!entry.isFile() || /\.(?:br|gz)$/.test(file)) continue;
    const text = rename(readFileSync(join(distFolder, file), 'utf8')).replaceAll(`"${version}"`, `"${next}"`);
    written.set(rename(file), hasOtherInterface ? withOtherInterface(text) : text);
  }
  // What was built says of each file what is in it.
  const integrityOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const integrities = Object.entries(files).map(([file, { integrity }]) => [integrity, integrityOf(written.get(rename(file)))]);
  for (const [file, text] of written) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), integrities.reduce((made, [before, after]) => made.replaceAll(before, after), text));
  }
  return { dist, version: next, remove: () => rmSync(dist, { recursive: true, force: true }) };
}

/** Code whose sharing key (src/platform/version.ts) has another number. Other text stays as it is. */
const withOtherInterface = (code) => code.replace(/(`kfp\.\$\{[^}]+\})\.\d+`/g, '$1.next`');

/**
 * Copies a build into a folder with `kfp copy`.
 *
 * @param {string} base where it is to be served
 * @param {string} [folder] a new one below the system's folder for temporary files, unless it is given
 * @param {string} [dist] folder of the build. Default: this one
 * @returns {{ folder: string, version: string, major: string, remove: () => void }}
 */
export function copyRelease(base, folder = mkdtempSync(join(tmpdir(), 'kfp-copied-')), dist = distFolder) {
  const printed = execFileSync(process.execPath, [join(dist, 'cli.mjs'), 'copy', folder, '--base', base, '--json'], { encoding: 'utf8' });
  const { version } = JSON.parse(printed);
  return { folder, version, major: version.split('.')[0], remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A server of another origin that has a folder below `/kfp/`, for every page. */
export function createFileServer() {
  const served = { folder: '' };
  /** Responses that are being made: the folder may go once they are. @type {Set<Promise<void>>} */
  const underWay = new Set();
  async function answer(request, response) {
    const path = request.url.replace(/^\/kfp\//, '');
    const reply = (await staticFile(served.folder, path, { headers: request.headers })) ?? { status: 404, headers: {} };
    sendReply(response, { ...reply, headers: { ...reply.headers, 'Access-Control-Allow-Origin': '*' } }, request.method === 'HEAD');
  }
  const server = createServer((request, response) => {
    const replying = answer(request, response).finally(() => underWay.delete(replying));
    underWay.add(replying);
  });
  return {
    /** @param {string} folder what is to be served from now on */
    serve: (folder) => { served.folder = folder; },
    /** @returns {Promise<string>} its origin */
    listen: () => listen(server),
    async close() {
      await close(server);
      await Promise.all(underWay);
    },
  };
}
