import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildConsumer, packPackage } from './install-consumer.mjs';
import { openConsumer, serveConsumer } from './open-consumer.mjs';

/**
 * Applications with a framework; `npm test` leaves out those with `@all` in their titles.
 *
 * @typedef {object} Application
 * @property {string} title
 * @property {(policy: string) => string | undefined} [policy] what the framework needs of the page's policy
 * @property {boolean} [isDrawnOnServer] whether its page holds the tags before any script has run
 */

const allowing = (name) => (policy) => policy.replace("trusted-types 'none'", `trusted-types ${name}`);

/** @type {Record<string, Application>} */
const applications = {
  'react-19': { title: 'React 19 @all' },
  'react-18': { title: 'React 18 @all' },
  vue: { title: 'Vue 3 @all', policy: allowing('vue') },
  svelte: { title: 'Svelte 5 @all', policy: allowing('svelte-trusted-html') },
  // Next writes inline scripts.
  next: { title: 'Next.js', policy: () => undefined, isDrawnOnServer: true },
  astro: { title: 'Astro @all', isDrawnOnServer: true },
  angular: { title: 'Angular 20 @all' },
};

for (const [name, { title, policy, isDrawnOnServer }] of Object.entries(applications)) {
  test.describe(`an application of ${title}`, () => {
    test.describe.configure({ mode: 'default' });

    let out;
    let server;
    test.beforeAll(async () => {
      test.setTimeout(300_000);
      const { path } = await packPackage();
      out = await buildConsumer(name, path);
      server = await serveConsumer(out);
    });
    test.afterAll(() => server?.close());

    test('shows its elements and hears their events, and nothing fails', async ({ browser }) => {
      const { page, faults, close } = await openConsumer(browser, server.origin, 'index.html', policy);
      await expect.soft(page.locator('kfp-overview').getByText('Bjørkeveien 14 B').first()).toBeVisible();
      await expect.soft(page.locator('kfp-offers').getByText('Hytte på fjellet').first()).toBeVisible();
      await expect.soft(page.locator('output')).toContainText('kfp-offers');
      await expect.soft(page.locator('output')).toContainText('kfp-overview');
      const isDefined = (elements) => elements.map(({ localName }) => [localName, Boolean(customElements.get(localName))]);
      const tags = await page.locator('kfp-runtime, kfp-header, kfp-overview, kfp-offers').evaluateAll(isDefined);
      expect.soft(Object.fromEntries(tags)).toEqual({ 'kfp-runtime': true, 'kfp-header': true, 'kfp-overview': true, 'kfp-offers': true });
      expect.soft(faults).toEqual([]);
      await close();
    });

    test('gives objects to elements as properties', async ({ browser }) => {
      const { page, close } = await openConsumer(browser, server.origin, 'index.html', policy);
      await expect.soft(page.locator('kfp-header').getByRole('link', { name: 'Min side' })).toBeVisible();
      expect.soft(await page.locator('kfp-runtime').evaluate(({ config }) => config)).toEqual({ insurerName: 'Fjord Forsikring' });
      await close();
    });

    if (!isDrawnOnServer) return;
    test('has the tags in the page that the server draws', async () => {
      const html = await readFile(join(out, 'index.html'), 'utf8');
      expect(html).toContain('<kfp-overview sections="agreements"');
      expect(html).toContain('<kfp-offers');
    });
  });
}
