import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addPages, buildConsumer, packPackage } from './install-consumer.mjs';
import { allowing, expectStrict, openConsumer, serveConsumer } from './open-consumer.mjs';

/** Each page of `pages/`, and what its elements have to show. */
const pages = {
  loader: {
    'kfp-overview': 'Bjørkeveien 14 B', 'kfp-offers': 'Hytte på fjellet', 'kfp-feedback': 'Fikk du gjort det du skulle', 'kfp-profile': 'E-post',
  },
  elements: { 'kfp-overview': 'Bjørkeveien 14 B', 'kfp-offers': 'Hytte på fjellet' },
  standalone: { 'kfp-offers': 'Hytte på fjellet' },
};

/** Bundlers, and what they need of the page's policy; `npm test` leaves out those with `@all` in their titles. */
const bundlers = {
  vite: { title: 'Vite 8' },
  'vite-7': { title: 'Vite 7 @all' },
  webpack: { title: 'webpack', changePolicy: allowing('bank#webpack') },
  esbuild: { title: 'esbuild' },
  rollup: { title: 'Rollup @all' },
  parcel: { title: 'Parcel @all' },
};

test.describe.configure({ timeout: 240_000 });

let tarball;
test.beforeAll(async () => {
  ({ path: tarball } = await packPackage());
});

for (const [name, { title, changePolicy }] of Object.entries(bundlers)) {
  test(`the packed tarball works in a production build of ${title}`, async ({ browser }) => {
    const out = await buildConsumer(name, tarball);
    await addPages(out);
    const server = await serveConsumer(out);
    try {
      for (const [file, shown] of Object.entries(pages)) {
        await test.step(file, async () => {
          const { page, policy, faults, close } = await openConsumer(browser, server.origin, `/dist/${file}.html`, changePolicy);
          expectStrict(policy);
          for (const [tag, text] of Object.entries(shown)) {
            await expect.soft(page.locator(tag).getByText(text).first(), `${tag} of ${file}`).toBeVisible();
          }
          expect.soft(faults, `what failed on ${file}`).toEqual([]);
          await close();
        });
      }
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
