import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { createDemoServer } from '../../demo-hosts/server.mjs';
import { answeredConsent } from '../hosts/fixtures.mjs';
import { offer } from '../hosts/offer.mjs';

/**
 * Serves what an application's build has written under /dist/, beside the stand-in API, whose customer is logged in and
 * has saved an offer of the name «Hytte på fjellet».
 *
 * @param {string} out folder
 * @param {string} [application] origin of the application's own server, which then answers for all but API and demo pages
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveConsumer(out, application) {
  const demo = createDemoServer({ distFolder: out, aroundPages: application && inFrontOf(application) });
  const { origin } = await demo.listen(0);
  demo.stateOf('full').offers = [offer({ policyNumber: '41', name: 'Hytte på fjellet' })];
  return { origin, close: () => demo.close() };
}

/** Headers of one connection; a body that has been read is in one piece, and no longer compressed. */
const aboutTransfer = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];

/** @param {string} application origin @returns {import('../../demo-hosts/request-handler.mjs').AroundPages} */
const inFrontOf = (application) => async (call, answer) => {
  if (call.path.startsWith('/demo/')) return answer(call);
  const { accept, cookie = '' } = call.headers;
  const response = await fetch(`${application}${call.path}?${call.query}`, { headers: { accept, cookie } });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !aboutTransfer.includes(name)));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
};

/**
 * Starts the server of an application of Next.js that has been built.
 *
 * @param {string} app folder of the application
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 * @throws when it ends before it listens, with what it printed
 */
export async function startNext(app) {
  // Node itself, as the signal would end npm and leave its child.
  const command = ['node_modules/next/dist/bin/next', 'start', '--port', '0', '--hostname', 'localhost'];
  const server = spawn(process.execPath, command, { cwd: app, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });
  const ended = once(server, 'exit');
  let printed = '';
  const origin = await new Promise((resolve, reject) => {
    const read = (text) => {
      printed += text;
      const [address] = printed.match(/http:\/\/localhost:\d+(?=\s)/) ?? [];
      if (address) resolve(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`next start ended with ${code}: ${printed}`)));
  });
  return {
    origin,
    async close() {
      server.kill();
      await ended;
    },
  };
}

/**
 * Expects that a page has a policy that lets only its own scripts run, and no text become code.
 *
 * @param {string | undefined} policy
 */
export function expectStrict(policy) {
  expect.soft(policy).toMatch(/script-src ('self'|'nonce-[\w+/=-]+' 'strict-dynamic')(;|$)/);
  expect.soft(policy).toContain("require-trusted-types-for 'script'");
  expect.soft(policy).not.toContain('unsafe-');
}

/** The policy with a name for Trusted Types. @param {string} name @returns {(policy: string) => string} */
export const allowing = (name) => (policy) => policy.replace("trusted-types 'none'", `trusted-types ${name}`);

/**
 * Opens a page of the application in a browser context of its own.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string} path for example `/dist/index.html`
 * @param {(policy: string) => string} [changePolicy] gives the policy of the page; it gets the one that the page is
 *   served with, which is what applies otherwise
 * @param {() => void} [prepare] runs in the page before its scripts
 * @returns {Promise<{ page: import('@playwright/test').Page, policy: string, faults: string[], close: () => Promise<void> }>}
 *   `policy` is that of the page, `faults` are the requests that failed, the console errors and the page errors so far
 */
export async function openConsumer(browser, origin, path, changePolicy, prepare) {
  const context = await browser.newContext();
  await context.addCookies(answeredConsent(origin));
  const page = await context.newPage();
  const header = 'content-security-policy';
  if (changePolicy) {
    await page.route(origin + path, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      await route.fulfill({ response, headers: { ...headers, [header]: changePolicy(headers[header]) } });
    });
  }
  if (prepare) await page.addInitScript(prepare);
  const faults = watchFaults(page);
  await context.request.get(`${origin}/demo/online-bank/?customer=full`);
  const response = await page.goto(origin + path);
  return { page, policy: response.headers()[header], faults, close: () => context.close() };
}

/**
 * Runs in a page: from the moment when the elements are defined, React gets none of its tasks until `letReactGoOn()` is
 * called, as on a slow device. `readyTags` are the elements that have shown their data.
 */
export function holdReact() {
  window.readyTags = [];
  document.addEventListener('kfp-ready', ({ detail }) => window.readyTags.push(detail.tag));
  const { postMessage } = window.MessagePort.prototype;
  const held = [];
  // React's scheduler sends itself a message for each task.
  window.MessagePort.prototype.postMessage = function hold(...message) {
    if (customElements.get('kfp-overview')) held.push(() => postMessage.apply(this, message));
    else postMessage.apply(this, message);
  };
  window.letReactGoOn = () => {
    window.MessagePort.prototype.postMessage = postMessage;
    for (const send of held) send();
  };
}

/** Notes requests that fail, console errors and page errors of a page. */
function watchFaults(page) {
  const faults = [];
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  page.on('requestfailed', (request) => faults.push(`${request.failure()?.errorText} ${request.url()}`));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}
