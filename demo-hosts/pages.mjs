import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSession, sessionCookies } from './bank-session.mjs';
import { defaultCustomer } from '../testing/customers/customers.mjs';
import { docsReply } from './docs-files.mjs';
import { flagsReply } from './flags.mjs';
import { hostConfigReply } from './host-config.mjs';
import { findHostPage, hostPageReply, withTheme } from './host-page.mjs';
import { indexReply } from './index-page.mjs';
import { loginReply, readLogin } from './login-page.mjs';
import { claimsNotice, noticeReply, notBuiltNotice, notFoundNotice, notices, noticeWithReturn, outsideNotice } from './notices.mjs';
import { readPageChoice } from './page-choice.mjs';
import { pageReply, redirectReply } from './reply.mjs';
import { staticFile } from './static-files.mjs';

const portalPath = '/privat/forsikring/oversikt';
const configPaths = ['/demo/config.js', '/dist/portal/config.js'];
const ownFolder = fileURLToPath(new URL('.', import.meta.url));

/**
 * @typedef {object} PageRequest
 * @property {string} method
 * @property {string} path
 * @property {URLSearchParams} query
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string | undefined} body
 * @property {import('../testing/api/sessions.mjs').Session | undefined} session
 */

/**
 * Answers every request outside the API: pages, their files, and the files of the build.
 * @param {{ distFolder: string, sessions: import('../testing/api/sessions.mjs').Sessions }} options
 */
export function createPages({ distFolder, sessions }) {
  /** @param {PageRequest} request @returns {Promise<import('./reply.mjs').Reply>} */
  async function answer({ method, path, query, headers, body = '', session }) {
    const usualCustomer = session?.customer ?? defaultCustomer;
    if (method === 'POST' && path === '/demo/login/') {
      const { customer, returnPath } = readLogin(new URLSearchParams(body), usualCustomer);
      return redirectReply(303, returnPath, sessionCookies(sessions.logIn(session, customer)));
    }
    if (path === '/demo/claims/') return noticeReply(200, claimsNotice(new URLSearchParams(body)));
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' } };
    if (path === '/') return indexReply(200);
    if (configPaths.includes(path)) return hostConfigReply(headers, session);
    if (/^\/demo\/banks\/[\w-]+\/overview$/.test(path)) return redirectReply(302, '/demo/online-bank/');
    if (path === '/demo/login/') return loginReply(query, usualCustomer);
    if (path === '/favicon.ico') return { status: 204, headers: {} };
    if (findHostPage(path) || isPortal(path)) return openPage(path, query, session);
    if (findHostPage(`${path}/`)) return redirectReply(308, withQuery(`${path}/`, query));
    return (await extraReply(path, headers)) ?? (await noticeOf(path, headers, session)) ?? (await fileOf(path, headers)) ?? noticeReply(404, notFoundNotice);
  }

  /** @param {string} path @param {URLSearchParams} query @param {PageRequest['session']} present */
  async function openPage(path, query, present) {
    const choice = readPageChoice(query);
    if (choice.problems.length > 0) return indexReply(400, choice.problems);
    const host = findHostPage(path);
    const cookies = sessionCookies(openSession(sessions, present, choice, host));
    return host ? hostPageReply(host.folder, choice, cookies) : portalReply(choice, cookies);
  }

  /** @param {import('./page-choice.mjs').PageChoice} choice @param {string[]} cookies */
  async function portalReply(choice, cookies) {
    try {
      const page = pageReply(200, withTheme(await readFile(join(distFolder, 'portal/index.html'), 'utf8'), choice), { cookies });
      // Allows the error service to profile the page.
      return { ...page, headers: { ...page.headers, 'Document-Policy': 'js-profiling' } };
    } catch {
      // There is no build yet.
      return noticeReply(503, notBuiltNotice);
    }
  }

  /** @param {string} path @param {PageRequest['session']} session */
  async function noticeOf(path, headers, session) {
    const notice = Object.hasOwn(notices, path) ? notices[path] : undefined;
    if (notice?.isLoggedOut && session) sessions.end(session);
    if (notice) return noticeReply(200, noticeWithReturn(notice, headers));
    return path.startsWith('/privat/forsikring') ? noticeReply(200, outsideNotice(path)) : undefined;
  }

  /** @param {string} path @param {import('node:http').IncomingHttpHeaders} headers */
  async function fileOf(path, headers) {
    if (path.startsWith('/dist/')) {
      return staticFile(distFolder, path.slice(6), { headers, isImmutable: path.startsWith('/dist/chunks/') });
    }
    const isPageFile = /^\/demo\/(common|online-bank|mobile-bank|own-routes|failed-calls|gallery)\/[\w-]+\.(css|js|svg)$/.test(path);
    return isPageFile ? staticFile(ownFolder, path.slice(6), { headers }) : undefined;
  }

  return { answer };
}

/** @param {string} path */
const isPortal = (path) => path === portalPath || path.startsWith(`${portalPath}/`);

/** @param {string} path @param {URLSearchParams} query */
const withQuery = (path, query) => (query.size > 0 ? `${path}?${query}` : path);

/** Answers requests for the documentation and the flags file. @param {string} path @param {import('node:http').IncomingHttpHeaders} headers */
const extraReply = async (path, headers) => (await docsReply({ path, headers })) ?? flagsReply(path);
