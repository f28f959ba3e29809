import { fileURLToPath } from 'node:url';
import { docsNotBuiltNotice, noticeReply } from './notices.mjs';
import { redirectReply } from './reply.mjs';
import { staticFile } from './static-files.mjs';

/** Output folder of `npm run docs`. */
const folder = fileURLToPath(new URL('../dist-docs', import.meta.url));

/** The site uses Vue and inline styles, so its pages cannot have the policy of the banks. No request leaves the origin. */
const policy = [
  // Firefox takes the pages that VitePress prefetches for this kind.
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // The live examples, and the login inside a live example.
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

/**
 * A file of the documentation; undefined for another path, and for a missing file.
 * @param {{ path: string, headers: import('node:http').IncomingHttpHeaders }} request
 * @returns {Promise<import('./reply.mjs').Reply | undefined>}
 */
export async function docsReply({ path, headers }) {
  if (path === '/docs') return redirectReply(308, '/docs/');
  if (!path.startsWith('/docs/')) return undefined;
  const name = path.slice('/docs/'.length);
  const file = name === '' || name.endsWith('/') ? `${name}index.html` : name;
  const reply = await staticFile(folder, file, { headers, isImmutable: file.startsWith('assets/') });
  if (reply) return file.endsWith('.html') ? { ...reply, headers: { ...reply.headers, 'Content-Security-Policy': policy } } : reply;
  return file === 'index.html' ? noticeReply(503, docsNotBuiltNotice) : undefined;
}
