import { expect, test } from '@playwright/test';
import { createDemoServer } from '../../demo-hosts/server.mjs';
import { offer } from '../hosts/offer.mjs';
import { answeredConsent } from '../hosts/fixtures.mjs';
import { addPages, buildConsumer, packPackage } from './install-consumer.mjs';

/** Each page of `pages/`, and what its elements have to show. */
const pages = {
  loader: {
    'kfp-overview': 'Bjørkeveien 14 B', 'kfp-offers': 'Hytte på fjellet', 'kfp-feedback': 'Fikk du gjort det du skulle', 'kfp-profile': 'E-post',
  },
  elements: { 'kfp-overview': 'Bjørkeveien 14 B', 'kfp-offers': 'Hytte på fjellet' },
  standalone: { 'kfp-offers': 'Hytte på fjellet' },
};

// In one worker: two would pack the package over one another.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let tarball;
test.beforeAll(async () => {
  ({ path: tarball } = await packPackage());
});

for (const name of ['vite', 'vite-7', 'webpack', 'esbuild']) {
  test(`the packed tarball works in a production build of ${name}`, async ({ browser }) => {
    const out = await buildConsumer(name, tarball);
    await addPages(out);
    // The pages of the application lie under /dist/, beside the stand-in API.
    const demo = createDemoServer({ distFolder: out });
    const { origin } = await demo.listen(0);
    demo.stateOf('full').offers = [offer({ policyNumber: '41', name: 'Hytte på fjellet' })];
    try {
      for (const [file, shown] of Object.entries(pages)) {
        await test.step(file, async () => {
          const context = await browser.newContext();
          await context.addCookies(answeredConsent(origin));
          const page = await context.newPage();
          if (name === 'webpack') await page.route(`**/${file}.html`, withoutPolicy);
          const faults = watchFaults(page);
          await context.request.get(`${origin}/demo/online-bank/?customer=full`);
          await page.goto(`${origin}/dist/${file}.html`);
          for (const [tag, text] of Object.entries(shown)) {
            await expect.soft(page.locator(tag).getByText(text).first(), `${tag} of ${file}`).toBeVisible();
          }
          expect.soft(faults, `what failed on ${file}`).toEqual([]);
          await context.close();
        });
      }
    } finally {
      await demo.close();
    }
  });
}

test('every module of the packed tarball can be imported on a server, where it does nothing', async () => {
  await buildConsumer('node', tarball);
});

/** webpack loads chunks by script tags that it injects, which the policy of the demo server forbids. */
async function withoutPolicy(route) {
  const response = await route.fetch();
  const { 'content-security-policy': _, ...headers } = response.headers();
  await route.fulfill({ response, headers });
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
