import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addPages, buildConsumer, packPackage } from './install-consumer.mjs';
import { allowing, expectStrict, openConsumer, serveConsumer } from './open-consumer.mjs';

const all = {
  'kfp-overview': 'Bjørkeveien 14 B', 'kfp-offers': 'Hytte på fjellet', 'kfp-feedback': 'Fikk du gjort det du skulle', 'kfp-profile': 'E-post',
};

/** Each page of `pages/`, and what its elements have to show. */
const pages = {
  loader: all,
  elements: { 'kfp-overview': 'Bjørkeveien 14 B', 'kfp-offers': 'Hytte på fjellet' },
  standalone: { 'kfp-offers': 'Hytte på fjellet' },
};

/** Bundlers, what they need of the page's policy, and the pages that only they build; `npm test` leaves out those with `@all` in their titles. */
const bundlers = {
  vite: { title: 'Vite 8' },
  'vite-7': { title: 'Vite 7 @all' },
  webpack: { title: 'webpack', changePolicy: allowing('bank#webpack') },
  'webpack-babel': { title: 'webpack with Babel in loose mode @all', changePolicy: allowing('bank#webpack') },
  esbuild: { title: 'esbuild' },
  rollup: { title: 'Rollup @all', morePages: { 'one-file': all } },
  parcel: { title: 'Parcel @all' },
};

test.describe.configure({ timeout: 240_000 });

let tarball;
test.beforeAll(async () => {
  ({ path: tarball } = await packPackage());
});

/**
 * Expects that an element whose file a deploy has taken away says so and offers to load the page anew, and that no script
 * of the page's own runs a second time.
 */
async function expectReloadAfterDeploy(browser, origin, changePolicy) {
  const { page, close } = await openConsumer(browser, origin, '/dist/loader.html', changePolicy);
  await expect(page.locator('kfp-overview').getByText('Bjørkeveien 14 B').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js')));
  const loaded = await scripts();
  const asked = [];
  await page.route('**/*.js*', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' });
  });
  await page.evaluate(() => {
    window.isSameDocument = true;
    document.body.append(document.createElement('kfp-purchase-entries'));
  });
  const entries = page.locator('kfp-purchase-entries');
  await expect.soft(entries.getByText('Dette innholdet kunne ikke lastes.')).toBeVisible();
  const reload = entries.getByRole('button', { name: 'Last siden på nytt' });
  const retry = entries.getByRole('button', { name: 'Prøv igjen', disabled: false });
  await expect(async () => {
    await page.clock.fastForward(10_000);
    // The second click of a double-click tries again, and reloads nothing where the button has just changed.
    if (await retry.isVisible()) await retry.dispatchEvent('click', { detail: 2 }, { timeout: 500 });
    await expect(reload).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  expect(await page.evaluate(() => window.isSameDocument), 'the page without a reload').toBe(true);
  expect.soft(asked.filter((path) => loaded.includes(path)), 'scripts that have run already').toEqual([]);
  // The policy of the page stays as it is.
  await page.unroute('**/*.js*');
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  await expect(page.locator('kfp-overview').getByText('Bjørkeveien 14 B').first()).toBeVisible();
  await close();
}

/** Expects that elements show their data. @param {import('@playwright/test').Page} page @param {Record<string, string>} shown a text of each */
async function expectShown(page, shown) {
  for (const [tag, text] of Object.entries(shown)) await expect.soft(page.locator(tag).getByText(text).first(), tag).toBeVisible();
}

/** Expects that elements that leave the page, as in an application of one page, let it go: others take their places, with another bank. */
async function expectReturn(page, shown) {
  await page.evaluate(async () => {
    const elements = [...document.querySelectorAll('kfp-runtime, kfp-overview, kfp-offers, kfp-feedback, kfp-profile')];
    for (const element of elements) element.remove();
    await new Promise((resolve) => void setTimeout(resolve));
    const [runtime, ...others] = elements.map((element) => element.cloneNode());
    runtime.setAttribute('distributor', 'eika');
    document.body.append(runtime, ...others);
  });
  await expect.soft(page.locator('kfp-offers [data-distributor]').first(), 'the bank of the new kfp-runtime').toHaveAttribute('data-distributor', 'eika');
  await expectShown(page, shown);
}

for (const [name, { title, changePolicy, morePages }] of Object.entries(bundlers)) {
  test(`the packed tarball works in a production build of ${title}`, async ({ browser }) => {
    const out = await buildConsumer(name, tarball);
    await addPages(out);
    const server = await serveConsumer(out);
    try {
      for (const [file, shown] of Object.entries({ ...pages, ...morePages })) {
        await test.step(file, async () => {
          const { page, policy, faults, close } = await openConsumer(browser, server.origin, `/dist/${file}.html`, changePolicy);
          expectStrict(policy);
          await expectShown(page, shown);
          await expectReturn(page, shown);
          expect.soft(faults, `what failed on ${file}`).toEqual([]);
          await close();
        });
      }
      await test.step('a deploy while the page is open', () => expectReloadAfterDeploy(browser, server.origin, changePolicy));
    } finally {
      await server.close();
    }
  });
}

test('every module of the packed tarball can be imported on a server, where it does nothing, and its command copies', async () => {
  const out = await buildConsumer('node', tarball);
  const { versions: [version] } = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
  // The tarball has no compressed forms: the command makes them.
  for (const file of ['kfp.js', 'kfp.js.br', 'kfp.js.gz', 'portal/index.html']) expect(existsSync(join(out, version, file)), file).toBe(true);
});

test('a unit test of a bank renders an element in jsdom and happy-dom', async () => {
  await buildConsumer('unit', tarball);
});

test('a unit test of a bank renders an element in Jest', async () => {
  await buildConsumer('jest', tarball);
});
