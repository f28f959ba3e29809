import { readFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { build } from 'esbuild';
import { createMockServer } from '../../testing/testing.mjs';
import { serveBankPage } from './bank-page.mjs';

/** A bank's page with the saved offers. @param {string} head */
const offersPage = (head) => `<!doctype html><html lang="nb"><head><title>Banken</title>${head}</head><body><kfp-runtime></kfp-runtime><main><kfp-offers></kfp-offers></main></body></html>`;

const bundle = '<script type="module" src="/dist/kfp.js"></script>';

/** `serve(files, backend)` gives the origin of a bank's page, `mock(options)` a mock server; both end with the test. */
const test = base.extend({
  serve: async ({}, use) => {
    const pages = [];
    await use(async (files, backend) => {
      pages.push(await serveBankPage(files, backend));
      return pages.at(-1).origin;
    });
    await Promise.all(pages.map((page) => page.close()));
  },
  mock: async ({}, use) => {
    const servers = [];
    await use(async (options) => {
      servers.push(await createMockServer(options));
      return servers.at(-1);
    });
    await Promise.all(servers.map((server) => server.close()));
  },
});

/** A page's script that starts MSW in a service worker, and then the elements. */
async function workerScript() {
  const contents = `
    import { setupWorker } from 'msw/browser';
    import { handlers } from './dist/testing-browser.js';
    await setupWorker(...handlers({ customer: 'one' })).start({ onUnhandledRequest: 'bypass' });
    await import('/dist/kfp.js');`;
  const { outputFiles: [{ text }] } = await build({
    stdin: { contents, resolveDir: '.' }, bundle: true, format: 'esm', write: false, external: ['/dist/*'], alias: { 'msw/browser': 'msw-3/browser', msw: 'msw-3' },
  });
  return text;
}

test('MSW answers in a service worker, the current version too TK-07', async ({ page, serve }) => {
  const worker = await readFile('node_modules/msw-3/lib/mockServiceWorker.js', 'utf8');
  const origin = await serve({
    '/': offersPage('<script type="module" src="/app.js"></script>'), '/app.js': await workerScript(), '/mockServiceWorker.js': worker,
  });
  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { name: 'Innbo' })).toBeVisible();
});

test('a page of another origin shows what a mock server has, and when its session ends TK-04', async ({ page, serve, mock }) => {
  const server = await mock({ customer: 'one' });
  const config = JSON.stringify({ kfpApiHost: server.url });
  const origin = await serve({ '/': offersPage(`<script>window.kfpConfig = ${config};</script>${bundle}`) });
  await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'of-another-server', url: origin }]);
  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { name: 'Innbo' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.querySelector('kfp-runtime').session.expiresAt)).toBeGreaterThan(Date.now());
  expect(server.requests.filter(({ status }) => status >= 400)).toEqual([]);
});

test('a page whose server hands calls on to a mock server sends the token with what it changes TK-05', async ({ page, serve, mock }) => {
  const server = await mock({ customer: 'one' });
  await page.goto(`${await serve({ '/': offersPage(bundle) }, server.url)}/`);
  await page.getByRole('button', { name: 'Fjern tilbud', exact: true }).click();
  await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  await expect.poll(() => server.requests.find(({ endpoint }) => endpoint === 'slett-tilbud')?.status).toBe(204);
  expect(server.requests.find(({ endpoint }) => endpoint === 'slett-tilbud').headers['x-xsrf-token']).toMatch(/==$/);
  expect(server.state.offers).toEqual([]);
});
