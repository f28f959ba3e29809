import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoServer } from '../../demo-hosts/server.mjs';
import { staticFile } from '../../demo-hosts/static-files.mjs';
import { copyRelease, distFolder, makeNextRelease } from './copied-release.mjs';
import { expect, test as base } from './fixtures.mjs';

const path = '/static/kfp/';
const portal = '/privat/forsikring/oversikt';
const moved = 'Last siden på nytt for å se resten.';

/**
 * `deploy(how)` puts the next release, or the one that is given, in the place of this one, whose files are `kept` or `deleted`. `gone` are paths of files that no
 * release has.
 */
const test = base.extend({
  releases: [async ({}, use) => {
    const first = copyRelease(path);
    const folder = mkdtempSync(join(tmpdir(), 'kfp-copied-'));
    cpSync(first.folder, folder, { recursive: true });
    const [second, incompatible] = [{}, { hasOtherInterface: true }].map((options) => {
      const next = makeNextRelease(options);
      const own = `${folder}-${options.hasOtherInterface ? 'incompatible' : 'next'}`;
      cpSync(folder, own, { recursive: true });
      const release = copyRelease(path, own, next.dist);
      next.remove();
      return release;
    });
    await use({ first, second, incompatible });
    for (const release of [first, second, incompatible]) release.remove();
    rmSync(folder, { recursive: true });
  }, { scope: 'worker', timeout: 120_000 }],

  site: async ({ releases }, use) => use({ current: releases.first, isFirstDeleted: false, gone: [] }),

  deploy: async ({ site, releases }, use) => use((how, next = releases.second) => {
    site.current = next;
    site.isFirstDeleted = how === 'deleted';
  }),

  demo: async ({ site, releases: { first } }, use) => {
    const fileOf = (file, call) => {
      const isGone = site.gone.some((pattern) => pattern.test(file)) || (site.isFirstDeleted && file.startsWith(`${first.version}/`));
      return isGone ? undefined : staticFile(site.current.folder, file, call);
    };
    const server = createDemoServer({
      distFolder,
      async aroundPages(call, answer) {
        const { body: _body, headers: { 'Content-Security-Policy': _policy, ...headers } } = await answer(call);
        if (call.path.startsWith(path)) return (await fileOf(call.path.slice(path.length), call)) ?? { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };
        if (call.path === portal || call.path.startsWith(`${portal}/`)) {
          const reply = await staticFile(site.current.folder, `${first.major}/portal/index.html`, { headers: {} });
          return { ...reply, headers: { ...headers, ...reply.headers } };
        }
        if (call.path === '/bank/') return { status: 200, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' }, body: bankPage() };
        return answer(call);
      },
    });
    // The bank's page names the major version, so it never changes for a release.
    const bankPage = () => `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Bank</title>
      <script type="module" src="${path}${first.major}/kfp.js"></script></head>
      <body><kfp-runtime></kfp-runtime><kfp-overview></kfp-overview></body></html>`;
    const { origin } = await server.listen(0);
    await use(Object.assign(server, { origin }));
    await server.close();
  },
});

/** Whether the document is the one that was open before. */
const mark = (page) => page.evaluate(() => { window.isSameDocument = true; });
const isSame = (page) => page.evaluate(() => window.isSameDocument === true);
const offersLink = (page) => page.getByRole('navigation').getByRole('link', { name: /^Tilbud/ }).first();
const expectOffers = (page) => expect(page.getByRole('article')).toHaveCount(5);
const expectOverview = (page) => expect(page.getByText('Bjørkeveien 14 B').first()).toBeVisible();
const expected = /Failed to load resource|dynamically imported module|failed to load|error loading|Loading module from/i;

test.beforeEach(async ({ open, expectedErrors }) => {
  expectedErrors.push(expected);
  await open('/demo/mobile-bank/?customer=full');
});

test('a portal goes on with its own files where they are kept', async ({ page, open, deploy }) => {
  await open(portal);
  await expectOverview(page);
  await mark(page);
  deploy('kept');
  await offersLink(page).click();
  await expectOffers(page);
  expect(await isSame(page)).toBe(true);
});

test('a portal loads anew at the wanted page where its files are gone', async ({ page, open, deploy, requests, releases }) => {
  await open(portal);
  await expectOverview(page);
  await mark(page);
  deploy('deleted');
  await offersLink(page).click();
  await expectOffers(page);
  expect(new URL(page.url()).pathname).toBe(`${portal}/tilbud`);
  expect(await isSame(page)).toBe(false);
  expect(requests.some((request) => request.path.startsWith(`${path}${releases.second.version}/chunks/`))).toBe(true);
  await page.goBack();
  await expectOverview(page);
});

test('a portal asks first where the page holds what somebody has written', async ({ page, open, deploy }) => {
  await open(portal);
  await expectOverview(page);
  await page.evaluate(() => {
    const label = document.createElement('label');
    label.append('Melding', document.createElement('textarea'));
    document.body.append(label);
  });
  await page.getByLabel('Melding').fill('Hei, jeg lurer på noe');
  await mark(page);
  deploy('deleted');
  await offersLink(page).click();
  await expect(page.getByRole('alert').getByText(moved)).toBeVisible();
  expect(await isSame(page)).toBe(true);
  await expect(page.getByLabel('Melding')).toHaveValue('Hei, jeg lurer på noe');
  await page.getByRole('button', { name: 'Last siden på nytt' }).click();
  await expectOffers(page);
  expect(await isSame(page)).toBe(false);
});

test('a portal loads anew once where that does not help, and says so', async ({ page, open, site, requests }) => {
  site.gone.push(/chunks\/offers-/);
  await open(portal);
  await expectOverview(page);
  const loads = () => requests.filter((request) => request.path.startsWith(portal)).length;
  const before = loads();
  await offersLink(page).click();
  await expect(page.getByRole('alert').getByText(moved)).toBeVisible();
  expect(loads() - before).toBe(1);
  site.gone.length = 0;
  await page.getByRole('button', { name: 'Last siden på nytt' }).click();
  await expectOffers(page);
});

test('an element whose later code is gone says so, and offers to load the page anew @smoke', async ({ page, open, deploy, site }) => {
  site.gone.push(/chunks\/overview-extras-/);
  await open('/bank/');
  await expectOverview(page);
  await mark(page);
  await expect(page.getByRole('alert').getByText(moved)).toBeVisible();
  site.gone.length = 0;
  deploy('deleted');
  await page.getByRole('button', { name: 'Last siden på nytt' }).click();
  await expect(page.getByRole('link', { name: /tilbud/i }).first()).toBeVisible();
  expect(await isSame(page)).toBe(false);
});

test('an element that comes after a release that cannot share the runtime of the page offers to load the page anew', async ({ page, open, deploy, releases }) => {
  await open('/bank/');
  await expectOverview(page);
  await mark(page);
  deploy('deleted', releases.incompatible);
  await page.evaluate(() => document.body.append(document.createElement('kfp-offers')));
  const offers = page.locator('kfp-offers');
  const reload = offers.getByRole('button', { name: 'Last siden på nytt' });
  const retry = offers.getByRole('button', { name: 'Prøv igjen', disabled: false });
  await expect(async () => {
    // The second click of a double-click tries again, and reloads nothing where the button has just changed.
    if (await retry.isVisible()) await retry.dispatchEvent('click', { detail: 2 }, { timeout: 500 });
    await expect(reload).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  expect(await isSame(page)).toBe(true);
  await expectOverview(page);
  await reload.click();
  await expect(offers.or(page.locator('kfp-overview')).getByText('Bjørkeveien 14 B').first()).toBeVisible();
  expect(await isSame(page)).toBe(false);
});

for (const how of ['kept', 'deleted']) {
  test(`an element that comes to the page after a release whose files before it are ${how} shows data @smoke`, async ({ page, open, deploy }) => {
    await open('/bank/');
    await expectOverview(page);
    await mark(page);
    deploy(how);
    await page.evaluate(() => document.body.append(document.createElement('kfp-offers')));
    await expect(page.locator('kfp-offers').getByRole('article')).toHaveCount(5, { timeout: 15_000 });
    expect(await isSame(page)).toBe(true);
  });
}
