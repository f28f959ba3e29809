import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { escapeHtml } from './escape-html.mjs';
import { pageReply } from './reply.mjs';

/**
 * The bank pages: their folder, and the login context of a customer who opens them. One has a default distributor, which
 * the address can replace. One has subpages.
 * @type {Record<string, { folder: string, loginContext: string, distributor?: string, hasRoutes?: boolean }>}
 */
const hostPages = {
  '/demo/online-bank/': { folder: 'online-bank', loginContext: 'NETTBANK' },
  '/demo/mobile-bank/': { folder: 'mobile-bank', loginContext: 'MOBILBANK' },
  '/demo/failed-calls/': { folder: 'failed-calls', loginContext: 'NETTBANK' },
  '/demo/own-routes/': { folder: 'own-routes', loginContext: 'NETTBANK', distributor: 'eika', hasRoutes: true },
};

/** The bank page for a path. @param {string} path */
export function findHostPage(path) {
  return Object.entries(hostPages).find(([root, { hasRoutes }]) =>
    path === root || (hasRoutes && path.startsWith(root) && !/\.\w+\/?$/.test(path)))?.[1];
}

/**
 * A bank page with its nonce, its theme and the attributes in the address.
 * @param {string} folder
 * @param {{ distributor?: string | undefined, loginContext?: string | undefined, theme: string }} choice
 * @param {string[]} cookies
 */
export async function hostPageReply(folder, { distributor, loginContext, theme }, cookies) {
  const nonce = randomBytes(16).toString('base64');
  const page = await readFile(new URL(`${folder}/index.html`, import.meta.url), 'utf8');
  const attributes = { distributor, 'login-context': loginContext };
  const filled = withTheme(page, { theme })
    .replaceAll('<script nonce', () => `<script nonce="${nonce}"`)
    .replace(/<kfp-runtime([^>]*)>/, (_, present) => `<kfp-runtime${withAttributes(present, attributes)}>`);
  return pageReply(200, filled, { nonce, cookies });
}

/** @param {string} page @param {{ theme: string }} choice */
export function withTheme(page, { theme }) {
  return page.replace('<html lang="nb"', (tag) => (theme === 'dark' ? `${tag} data-theme="dark"` : tag));
}

/**
 * @param {string} present attributes of the tag as written in the page
 * @param {Record<string, string | undefined>} wanted attributes to set; undefined keeps the value in the page
 */
function withAttributes(present, wanted) {
  let attributes = present;
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined) continue;
    attributes = `${attributes.replace(new RegExp(`\\s${name}="[^"]*"`), '')} ${name}="${escapeHtml(value)}"`;
  }
  return attributes;
}
