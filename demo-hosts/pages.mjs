import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { customers, defaultCustomer } from './customers/customers.mjs';
import { hostConfigScript } from './host-config.mjs';
import { hostPageReply, hostPages } from './host-page.mjs';
import { indexReply } from './index-page.mjs';
import { loginReply, readLogin } from './login-page.mjs';
import { noticeReply, notBuiltNotice, notFoundNotice, notices, outsideNotice } from './notices.mjs';
import { readPageChoice } from './page-choice.mjs';
import { pageReply, redirectReply } from './reply.mjs';
import { staticFile } from './static-files.mjs';

const portalPath = '/privat/forsikring/oversikt';
const ownFolder = fileURLToPath(new URL('.', import.meta.url));

/**
 * @typedef {object} PageRequest
 * @property {string} path
 * @property {URLSearchParams} query
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {import('./sessions.mjs').Session | undefined} session
 */

/**
 * Pages, their files, and the files of the build.
 * @param {{ distFolder: string, sessions: import('./sessions.mjs').Sessions }} options
 */
export function createPages({ distFolder, sessions }) {
  /** @param {PageRequest} request @returns {Promise<import('./reply.mjs').Reply>} */
  async function get(request) {
    const { path, query, headers } = request;
    if (path === '/') return indexReply(200);
    if (path === '/demo/config.js' || path === '/dist/portal/config.js') return configReply(request);
    if (path === '/demo/login/') return loginReply(query);
    if (path === '/favicon.ico') return { status: 204, headers: {} };
    if (Object.hasOwn(notices, path)) return noticeReply(200, /** @type {any} */ (notices[path]));
    if (Object.hasOwn(hostPages, path) || isPortal(path)) return openPage(request);
    if (Object.hasOwn(hostPages, `${path}/`)) return redirectReply(308, withQuery(`${path}/`, query));
    if (path.startsWith('/privat/forsikring')) return noticeReply(200, outsideNotice(path));
    return (await fileReply(path, headers)) ?? noticeReply(404, notFoundNotice);
  }

  /** A page that has a session: the one of the cookie, or a new one when the address names a customer or scenario. */
  async function openPage(/** @type {PageRequest} */ { path, query, session: present }) {
    const choice = readPageChoice(query);
    if (choice.problems.length > 0) return indexReply(400, choice.problems);
    const isNew = present === undefined || choice.customer !== undefined || choice.scenario !== undefined;
    const session = isNew
      ? sessions.start({ customer: choice.customer ?? defaultCustomer, scenario: choice.scenario ?? '' })
      : present;
    const host = Object.hasOwn(hostPages, path) ? hostPages[path] : undefined;
    // The portal is entered from a bank and reloaded on any of its paths: there the session remembers.
    session.distributor = choice.distributor ?? (host && !isNew ? undefined : session.distributor);
    session.loginContext = choice.loginContext ?? host?.loginContext ?? session.loginContext;
    const cookies = sessionCookies(session);
    return host ? hostPageReply(host.folder, choice, cookies) : portalReply(cookies);
  }

  async function portalReply(/** @type {string[]} */ cookies) {
    try {
      return pageReply(200, await readFile(join(distFolder, 'portal/index.html')), { cookies });
    } catch {
      // There is no build yet.
      return noticeReply(503, notBuiltNotice);
    }
  }

  /** @param {string} path @param {import('node:http').IncomingHttpHeaders} headers */
  async function fileReply(path, headers) {
    if (path.startsWith('/dist/')) {
      return staticFile(distFolder, path.slice(6), { headers, isImmutable: path.startsWith('/dist/chunks/') });
    }
    const isPageFile = /^\/demo\/(common|online-bank|mobile-bank)\/[\w-]+\.(css|js|svg)$/.test(path);
    return isPageFile ? staticFile(ownFolder, path.slice(6), { headers }) : undefined;
  }

  return {
    get,
    /** Logs a customer in. @param {string} body of the form @param {PageRequest['session']} present */
    postLogin(body, present) {
      const { customer, returnPath } = readLogin(new URLSearchParams(body));
      const kept = (present?.scenario.text ?? '').split(/[+,\s]+/).filter((name) => !/^(no-session|expires-in-\d+)$/.test(name));
      const session = sessions.start({ customer, scenario: kept.join('+') });
      session.distributor = present?.distributor;
      session.loginContext = present?.loginContext;
      return redirectReply(303, returnPath, sessionCookies(session));
    },
  };
}

/** @param {string} path */
const isPortal = (path) => path === portalPath || path.startsWith(`${portalPath}/`);

/** @param {string} path @param {URLSearchParams} query */
const withQuery = (path, query) => (query.size > 0 ? `${path}?${query}` : path);

/** @param {import('./sessions.mjs').Session} session */
const sessionCookies = ({ id, xsrfToken }) => [
  `demo-session=${id}; Path=/; HttpOnly; SameSite=Lax`,
  `XSRF-TOKEN=${encodeURIComponent(xsrfToken)}; Path=/; SameSite=Lax`,
];

/** The configuration for the page that loads it, which its address tells; else the session remembers. */
function configReply(/** @type {PageRequest} */ { headers, session }) {
  const referer = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : undefined;
  const { distributor, problems } = readPageChoice(referer?.searchParams ?? new URLSearchParams());
  const chosen = problems.length > 0 ? undefined : distributor;
  return {
    status: 200,
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
    body: hostConfigScript({ distributor: chosen ?? session?.distributor }),
  };
}
