import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { contentSecurityPolicy } from './content-security-policy.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.ts': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
};
const codings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/**
 * Answers a request with a file of a folder. It sends a compressed copy if there is one, and a page gets its content security
 * policy.
 * @param {string} folder
 * @param {string} path inside the folder, as in the address: not decoded, without a leading slash
 * @param {{ headers: import('node:http').IncomingHttpHeaders, isImmutable?: boolean }} request
 * @returns {Promise<import('./reply.mjs').Reply | undefined>} undefined when the file does not exist
 */
export async function staticFile(folder, path, { headers, isImmutable = false }) {
  const file = await findFile(folder, path);
  if (file === undefined) return undefined;
  const { path: stored, coding, details } = await pickCoding(file, headers['accept-encoding'] ?? '');
  const etag = `"${[details.size, Math.trunc(details.mtimeMs), coding ?? 'plain'].join('-')}"`;
  /** @type {Record<string, string>} */
  const ownHeaders = {
    'Content-Type': types[/** @type {keyof typeof types} */ (extname(file))] ?? 'application/octet-stream',
    'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ETag: etag,
  };
  if (extname(file) === '.html') ownHeaders['Content-Security-Policy'] = contentSecurityPolicy();
  if (coding) ownHeaders['Content-Encoding'] = coding;
  const isKnown = (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  return isKnown ? { status: 304, headers: ownHeaders } : { status: 200, headers: ownHeaders, body: await readFile(stored) };
}

/**
 * The real path of a file; undefined when it is not a file, or is outside the folder after symbolic links are resolved.
 * @param {string} folder
 * @param {string} path
 */
async function findFile(folder, path) {
  try {
    const decoded = decodeURIComponent(path);
    if (/[\\\0]/.test(decoded) || decoded.split('/').some((part) => part.startsWith('.'))) return undefined;
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, decoded))]);
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : undefined;
  } catch {
    // A broken percent sequence or a missing file: the browser gets 404 for both.
    return undefined;
  }
}

/** @param {string} file @param {string} accepted the Accept-Encoding header */
async function pickCoding(file, accepted) {
  const isWanted = (/** @type {string} */ part) => !/;\s*q=0(\.0*)?\s*$/.test(part);
  const wanted = accepted.split(',').filter(isWanted).map((part) => part.split(';')[0]?.trim());
  const details = await stat(file);
  for (const { name, ending } of codings) {
    const copy = wanted.includes(name) ? await stat(file + ending).catch(() => undefined) : undefined;
    // A copy that is older than the file is left from an earlier build.
    if (copy && copy.mtimeMs >= details.mtimeMs) return { path: file + ending, coding: name, details: copy };
  }
  return { path: file, coding: undefined, details };
}
