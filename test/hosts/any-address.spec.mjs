import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDemoServer } from '../../demo-hosts/server.mjs';
import { staticFile } from '../../demo-hosts/static-files.mjs';
import { copyRelease, createFileServer, distFolder } from './copied-release.mjs';
import { expect, test as base } from './fixtures.mjs';

const { csp, head } = await import(pathToFileURL(join(distFolder, 'server.js')).href);

const path = '/static/kfp/';
const portal = '/privat/forsikring/oversikt';
const nonce = 'bm9uY2U=';

/** `replies` has a function for each path that a test answers itself; what lies below `path` is a copied release. */
const test = base.extend({
  released: [async ({}, use) => {
    const copied = copyRelease(path);
    await use(copied);
    copied.remove();
  }, { scope: 'worker' }],

  replies: async ({}, use) => use(new Map()),

  demo: async ({ released, replies }, use) => {
    const server = createDemoServer({
      distFolder,
      aroundPages: async (call, answer) => {
        const own = replies.get(call.path);
        if (own) return own(await answer(call));
        return call.path.startsWith(path) ? ((await staticFile(released.folder, call.path.slice(path.length), call)) ?? answer(call)) : answer(call);
      },
    });
    const { origin } = await server.listen(0);
    await use(Object.assign(server, { origin }));
    await server.close();
  },
});

const pageOf = (html, headers) => () => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  body: `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Bank</title>${html}</head>`
    + '<body><kfp-runtime></kfp-runtime><kfp-overview></kfp-overview><kfp-offers></kfp-offers></body></html>',
});
const tags = ['kfp-overview', 'kfp-offers'];
const expectData = async (page) => {
  await expect(page.locator('kfp-offers').getByRole('article')).toHaveCount(5);
  await expect(page.locator('kfp-overview').getByText('Bjørkeveien 14 B').first()).toBeVisible();
};
/** How often each script was asked for, by its path. */
const timesAsked = (requests, folder) => {
  const counts = {};
  for (const request of requests) if (request.path.startsWith(folder) && request.path.endsWith('.js')) counts[request.path] = (counts[request.path] ?? 0) + 1;
  return counts;
};

test('the portal shows data from a copied release, under the policy of csp AN-05', async ({ page, open, replies, released, requests }) => {
  const { header } = csp({ tags: ['kfp-portal'], base: path });
  replies.set(portal, async (original) => {
    const reply = await staticFile(released.folder, `${released.major}/portal/index.html`, { headers: {} });
    return { ...reply, headers: { ...original.headers, ...reply.headers, 'Content-Security-Policy': header } };
  });
  await open(portal);
  await expect(page.locator('kfp-portal').getByText('Bjørkeveien 14 B').first()).toBeVisible();
  expect(requests.filter((request) => request.path.startsWith('/dist/'))).toEqual([]);
  const asked = timesAsked(requests, `${path}${released.version}/`);
  expect(Object.keys(asked).length).toBeGreaterThan(2);
  expect(Object.entries(asked).filter(([, times]) => times > 1)).toEqual([]);
});

for (const form of ['markup', 'markup and header']) {
  test(`what head writes works under the policy of csp and has each file asked for once, ${form} AN-05 AN-10`, async ({ page, open, replies, released, requests }) => {
    await open('/demo/mobile-bank/?customer=full');
    const config = { insurerName: 'Fjord </script>' };
    const { html, preload } = head({ tags, base: path, nonce, config });
    const headers = { 'Content-Security-Policy': csp({ tags, config, nonce }).header, ...(form === 'markup' ? {} : { Link: preload }) };
    replies.set('/bank/', pageOf(html, headers));
    await open('/bank/');
    await expectData(page);
    expect(await page.evaluate(() => window.kfpConfig.insurerName)).toBe('Fjord </script>');
    const folder = `${path}${released.version}/`;
    const asked = timesAsked(requests, folder);
    expect(Object.entries(asked).filter(([, times]) => times > 1)).toEqual([]);
    const first = [...html.matchAll(/modulepreload" href="([^"]*)"/g)].map(([, href]) => href);
    expect(first.length).toBeGreaterThan(2);
    expect(first.filter((href) => !(href in asked)), 'preloaded and never asked for').toEqual([]);
  });
}

test('a file that comes late is refused when a byte of it was flipped AN-11 AN-20', async ({ page, open, replies, released, requests, expectedErrors }) => {
  await open('/demo/mobile-bank/?customer=full');
  const { html } = head({ tags, base: path, nonce });
  replies.set('/bank/', pageOf(html, { 'Content-Security-Policy': csp({ tags, nonce }).header }));
  await open('/bank/');
  await expectData(page);
  const isLate = (asked) => asked.includes('/chunks/') && !html.includes(`"${asked}" integrity`);
  await expect.poll(() => Object.keys(timesAsked(requests, path)).filter(isLate).length).toBeGreaterThan(0);
  const [late] = Object.keys(timesAsked(requests, path)).filter(isLate);
  replies.set(late, async () => {
    const reply = await staticFile(released.folder, late.slice(path.length), { headers: {} });
    // One more byte changes what it is, and it stays a script.
    return { ...reply, headers: { ...reply.headers, 'Cache-Control': 'no-store' }, body: Buffer.concat([reply.body, Buffer.from('\n')]) };
  });
  expectedErrors.push(/./);
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()) && message.text().includes(late));
  await page.goto('about:blank');
  await open('/bank/');
  await refused;
});

test('the address of the major version leads to the current one AN-01 AN-05', async ({ page, open, replies, released, requests }) => {
  await open('/demo/mobile-bank/?customer=full');
  replies.set('/bank/', pageOf(`<script type="module" src="${path}${released.major}/kfp.js"></script>`, { 'Content-Security-Policy': csp({ tags }).header }));
  await open('/bank/');
  await expectData(page);
  expect(requests.some((request) => request.path === `${path}${released.version}/kfp.js`)).toBe(true);
});

test('elements from another origin show the data of the page\'s own AN-05 @smoke', async ({ page, open, replies, requests }) => {
  const files = createFileServer();
  const origin = await files.listen();
  const base = `${origin}/kfp`;
  const copied = copyRelease(base);
  files.serve(copied.folder);
  try {
    await open('/demo/mobile-bank/?customer=full');
    // What that page asks for late is its own.
    await page.waitForLoadState('networkidle');
    for (const own of [{}, { nonce }]) {
      const { html } = head({ tags, base, ...own });
      replies.set('/bank/', pageOf(html, { 'Content-Security-Policy': csp({ tags, base, ...own }).header }));
      await open('/bank/');
      await expectData(page);
    }
    const asked = requests.slice(requests.findIndex((request) => request.path === '/bank/'));
    expect(asked.filter((request) => request.path.endsWith('.js'))).toEqual([]);
  } finally {
    await files.close();
    copied.remove();
  }
});

for (const form of ['strict', 'nonce']) {
  test(`the online bank breaches nothing of exactly what csp gives, ${form} form AN-05 AN-13`, async ({ page, open, replies }) => {
    replies.set('/demo/online-bank/', ({ body, headers, ...reply }) => {
      const [, given] = /nonce="([^"]*)"/.exec(String(body));
      const present = ['kfp-overview', 'kfp-offers', 'kfp-session-warning', 'kfp-cookie-consent'];
      const { header } = csp({ tags: present, ...(form === 'nonce' ? { nonce: given } : {}) });
      return { ...reply, body, headers: { ...headers, 'Content-Security-Policy': header } };
    });
    await open('/demo/online-bank/?customer=full');
    await expectData(page);
    await expect(page.getByText('Fikk du gjort det du skulle?').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
  });
}
