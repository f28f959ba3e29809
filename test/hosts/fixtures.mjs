import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { createDemoServer } from '../../demo-hosts/server.mjs';
import { runAxe } from './axe.mjs';
import { findPersonalDataSent } from './personal-data.mjs';

export { expect };

const distFolder = process.env.KFP_OUT || fileURLToPath(new URL('../../dist', import.meta.url));
const apiPrefix = '/api/privat/forsikring';

/** Whether the customers of all tests say yes to statistics, so that what every page tells is searched (D11). */
const isTracked = Boolean(process.env.KFP_TRACKED);

/**
 * Cookies of a customer who has answered what cookies may be stored, so that nobody asks.
 * @param {string} origin
 * @param {boolean} [isYes] whether to statistics too
 */
export function answeredConsent(origin, isYes = isTracked) {
  const answers = { functional: 'accepted', statistics: isYes ? 'accepted' : 'denied', marketing: 'denied' };
  const cookies = {
    'fremtind-cookie-consent': encodeURIComponent(JSON.stringify(answers)),
    'kfp-consent-v3': isYes ? 'F-S' : 'F',
    ...(isYes ? { 'kfp-clvl': '2' } : {}),
  };
  return Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin }));
}

/**
 * What every host test gets:
 * - `demo`: a demo server of its own with fresh state, as `createDemoServer` returns it, and its `origin`
 * - `requests`: its log, oldest first
 * - `open(path)`: opens a path of it
 * - `axe(options)`: the findings of axe in the page, one line each; see below
 * - `calls(path, method)`: how many requests it got for a path below the API's prefix
 * - `hold(path)`: keeps the responses of such a path back until the returned function is called
 * - `holdChunk(name)`: the same for lazy code
 * - `hasAnswered`: an option, whether the customer has answered about cookies before; default true
 * - `expectedErrors`: push patterns of the console messages and page errors that the test causes on purpose
 *
 * A page error, a console error or a breach of the content policy that no pattern expects fails the test, and so does
 * personal data that has reached the error service or the analytics (D11); `annotations` of the report tell how much was searched.
 */
export const test = base.extend({
  demo: async ({}, use, { annotations }) => {
    const server = createDemoServer({ distFolder });
    const { origin } = await server.listen(0);
    await use(Object.assign(server, { origin }));
    const sent = server.requests.filter(({ method, path }) => method === 'POST' && /^\/(demo\/error-reports|analytics)\//.test(path));
    await server.close();
    annotations.push({ type: 'searched for personal data', description: String(sent.length) });
    expect(sent.flatMap(findPersonalDataSent), 'personal data in error reports or analytics').toEqual([]);
  },

  requests: async ({ demo }, use) => use(demo.requests),

  calls: async ({ demo }, use) =>
    use((path, method = 'GET') =>
      demo.requests.filter((request) => request.path === `${apiPrefix}/${path}` && request.method === method).length),

  hold: async ({ page }, use) => use((path) => holdRoute(page, `**${apiPrefix}/${path}`)),

  holdChunk: async ({ page }, use) => use((name) => holdRoute(page, `**/chunks/${name}-*`)),

  expectedErrors: async ({}, use) => use([]),

  hasAnswered: [true, { option: true }],

  context: async ({ context, demo, hasAnswered }, use) => {
    if (hasAnswered) await context.addCookies(answeredConsent(demo.origin));
    // Who has said yes before is told of without a pause.
    if (isTracked) await context.addInitScript(() => location.protocol.startsWith('http') && localStorage.setItem('kfp-analytics-on', '1'));
    await use(context);
    // What is left is sent; closing a browser's context need not tell its pages.
    if (isTracked) await Promise.all(context.pages().map((page) => page.goto('about:blank').catch(() => undefined)));
  },

  page: async ({ page, expectedErrors }, use) => {
    const errors = await watchErrors(page);
    await use(page);
    const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
    expect(unexpected, 'errors of the page').toEqual([]);
  },

  open: async ({ page, demo }, use) => use((path) => page.goto(`${demo.origin}${path}`)),

  axe: async ({ page }, use) => use((options) => runAxe(page, options)),
});

/** @returns {Promise<() => void>} a function that lets the responses go */
async function holdRoute(page, pattern) {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Collects what went wrong in a page, on every document that it opens. */
async function watchErrors(page) {
  const errors = [];
  page.on('pageerror', (error) => errors.push(`page error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  await page.exposeFunction('reportPolicyViolation', (text) => errors.push(`content policy: ${text}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
      window.reportPolicyViolation(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`);
    });
  });
  return errors;
}
