import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildConsumer, packPackage } from './install-consumer.mjs';
import { allowing, expectStrict, holdReact, openConsumer, serveConsumer, startNext } from './open-consumer.mjs';

/**
 * Applications with a framework; `npm test` leaves out those with `@all` in their titles.
 *
 * @typedef {object} Application
 * @property {string} title
 * @property {(policy: string) => string} [changePolicy] what the framework needs of the page's policy
 * @property {string} [path] of its page
 * @property {string} [swapEvent] event after which a page of the framework has a new body, but runs no script again
 * @property {boolean} [isDrawnOnServer] whether its page holds the tags before any script has run
 * @property {(app: string) => Promise<{ origin: string, close: () => Promise<void> }>} [start] its own server, which
 *   draws the page for each request and gives it a policy
 */

/** @type {Record<string, Application>} */
const applications = {
  'react-19': { title: 'React 19 @all' },
  'react-18': { title: 'React 18 @all' },
  vue: { title: 'Vue 3 @all', changePolicy: allowing('vue') },
  svelte: { title: 'Svelte 5 @all', changePolicy: allowing('svelte-trusted-html') },
  next: { title: 'Next.js', path: '/', isDrawnOnServer: true, start: startNext },
  astro: { title: 'Astro @all', swapEvent: 'astro:after-swap', isDrawnOnServer: true },
  angular: { title: 'Angular 20 @all' },
};

for (const [name, { title, changePolicy, path = '/dist/index.html', swapEvent, isDrawnOnServer, start }] of Object.entries(applications)) {
  test.describe(`an application of ${title}`, () => {
    test.describe.configure({ mode: 'default' });

    let application;
    let server;
    test.beforeAll(async () => {
      test.setTimeout(300_000);
      const { path: tarball } = await packPackage();
      const out = await buildConsumer(name, tarball);
      application = await start?.(dirname(out));
      server = await serveConsumer(out, application?.origin);
    });
    test.afterAll(() => Promise.all([server?.close(), application?.close()]));

    test('shows its elements and hears their events, and nothing fails', async ({ browser }) => {
      const { page, policy, faults, close } = await openConsumer(browser, server.origin, path, changePolicy);
      expectStrict(policy);
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
      const { page, close } = await openConsumer(browser, server.origin, path, changePolicy);
      await expect.soft(page.locator('kfp-header').getByRole('link', { name: 'Min side' })).toBeVisible();
      expect.soft(await page.locator('kfp-runtime').evaluate(({ config }) => config)).toEqual({ insurerName: 'Fjord Forsikring' });
      await close();
    });

    if (swapEvent) {
      test('gives objects to the elements of a new body', async ({ browser }) => {
        const { page, close } = await openConsumer(browser, server.origin, path, changePolicy);
        await page.evaluate((event) => {
          document.body.replaceWith(document.body.cloneNode(true));
          document.dispatchEvent(new Event(event));
        }, swapEvent);
        await expect.soft(page.locator('kfp-header').getByRole('link', { name: 'Min side' })).toBeVisible();
        expect.soft(await page.locator('kfp-runtime').evaluate(({ config }) => config)).toEqual({ insurerName: 'Fjord Forsikring' });
        await close();
      });
    }

    if (!isDrawnOnServer) return;
    test('has the tags in the page that the server draws', async ({ request }) => {
      const html = await (await request.get(server.origin + path)).text();
      expect(html).toContain('<kfp-overview sections="agreements"');
      expect(html).toContain('<kfp-offers');
    });

    if (!start) return;
    test('hears the events that came before React took the page over', async ({ browser }) => {
      const { page, faults, close } = await openConsumer(browser, server.origin, path, changePolicy, holdReact);
      await expect.poll(() => page.evaluate(() => window.readyTags)).toEqual(expect.arrayContaining(['kfp-overview', 'kfp-offers']));
      await expect(page.locator('output')).toBeEmpty();
      await page.evaluate(() => window.letReactGoOn());
      await expect.soft(page.locator('output')).toHaveText(/^(kfp-overview kfp-offers|kfp-offers kfp-overview)$/);
      expect.soft(faults).toEqual([]);
      await close();
    });

    test('has a nonce of its own in each response', async ({ request }) => {
      const [first, second] = await Promise.all([request.get(server.origin + path), request.get(server.origin + path)]);
      expectStrict(first.headers()['content-security-policy']);
      expect(first.headers()['content-security-policy']).not.toBe(second.headers()['content-security-policy']);
    });
  });
}
