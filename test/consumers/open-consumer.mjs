import { createDemoServer } from '../../demo-hosts/server.mjs';
import { answeredConsent } from '../hosts/fixtures.mjs';
import { offer } from '../hosts/offer.mjs';

/**
 * Serves what an application's build has written under /dist/, beside the stand-in API, whose customer is logged in and
 * has saved an offer of the name «Hytte på fjellet».
 *
 * @param {string} out folder
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveConsumer(out) {
  const demo = createDemoServer({ distFolder: out });
  const { origin } = await demo.listen(0);
  demo.stateOf('full').offers = [offer({ policyNumber: '41', name: 'Hytte på fjellet' })];
  return { origin, close: () => demo.close() };
}

/**
 * Opens a page of the application in a browser context of its own.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string} file for example `index.html`
 * @param {(policy: string) => string | undefined} [changePolicy] gives the policy of the page, or undefined for none; it
 *   gets that of the demo server, which is what applies otherwise
 * @returns {Promise<{ page: import('@playwright/test').Page, faults: string[], close: () => Promise<void> }>} `faults`
 *   are the requests that failed, the console errors and the page errors so far
 */
export async function openConsumer(browser, origin, file, changePolicy) {
  const context = await browser.newContext();
  await context.addCookies(answeredConsent(origin));
  const page = await context.newPage();
  if (changePolicy) {
    await page.route(`**/${file}`, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': strict, ...headers } = response.headers();
      const policy = changePolicy(strict);
      await route.fulfill({ response, headers: { ...headers, ...(policy && { 'content-security-policy': policy }) } });
    });
  }
  const faults = watchFaults(page);
  await context.request.get(`${origin}/demo/online-bank/?customer=full`);
  await page.goto(`${origin}/dist/${file}`);
  return { page, faults, close: () => context.close() };
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
