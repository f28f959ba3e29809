import { expect, test as base } from './fixtures.mjs';
import { inWebkit } from './in-webkit.mjs';
import { tabOf } from './tab.mjs';

/** A page whose browser keeps pages in the back/forward cache, which Playwright turns off in Chromium. */
const test = base.extend({
  cachedPage: async ({ playwright }, use, { project }) => {
    const browser = await playwright.chromium.launch({ ...project.use.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    await use(await browser.newPage({ viewport: { width: 400, height: 700 } }));
    await browser.close();
  },
});

const offersIn = ({ run }) => run(() => document.querySelector('kfp-offers')?.shadowRoot?.querySelectorAll('article').length);

/** Leaves the page of the tab, and comes back to it by the back/forward cache. */
async function leaveAndReturn({ open, back, run }, origin) {
  await run(() => {
    window.isBack = false;
    window.addEventListener('pageshow', ({ persisted }) => (window.isBack = persisted));
  });
  await open(`${origin}/demo/partner/`);
  await back();
  await expect.poll(() => run(() => window.isBack)).toBe(true);
}

async function findPlaceAgain(tab, origin) {
  const place = 1000;
  await tab.open(`${origin}/demo/gallery/frame/?element=kfp-offers&distributor=sb1`);
  await expect.poll(() => offersIn(tab)).toBeGreaterThan(3);
  await tab.run((top) => window.scrollTo(0, top), place);
  expect(await tab.run(() => window.scrollY)).toBe(place);
  await leaveAndReturn(tab, origin);
  // Again before the data has come.
  await leaveAndReturn(tab, origin);
  await expect.poll(() => offersIn(tab)).toBeGreaterThan(3);
  expect(await tab.run(() => window.scrollY)).toBe(place);
}

test('a customer who comes back finds the place in the page again SW-33', async ({ cachedPage, demo }) => {
  await findPlaceAgain(tabOf(cachedPage), demo.origin);
});

inWebkit((withSession) => {
  test('WebKit: a customer who comes back finds the place in the page again SW-33', async ({ demo }) => {
    await withSession(async (session) => {
      await session.resize(400, 700);
      await findPlaceAgain(session, demo.origin);
    });
  });

  // WebKit alone fails the requests of a page before it tells that the page is left.
  for (const [tag, path] of [
    ['kfp-profile', '/demo/gallery/frame/?element=kfp-profile&distributor=sb1&scenario=kontaktinformasjon-timeout'],
    ['kfp-portal', '/privat/forsikring/oversikt/forsikringsprofil?distributor=sb1&scenario=kontaktinformasjon-timeout'],
  ]) {
    test(`WebKit: a change that is interrupted by leaving the page is told in ${tag} after the return, where the customer sees it PR-73`, async ({ demo }) => {
      await withSession(async ({ open, run, press, resize, ...session }) => {
        await resize(400, 700);
        const text = () => run((name) => document.querySelector(name)?.shadowRoot?.textContent ?? '', tag);
        await open(demo.origin + path);
        await expect.poll(text).toContain('Endre');
        const click = (button) => run((name, start) => {
          const buttons = [...document.querySelector(name).shadowRoot.querySelectorAll('button')];
          buttons.find(({ textContent }) => textContent.startsWith(start))?.click();
        }, tag, button);
        await click('Avvis alle');
        await click('Endre');
        await expect.poll(() => run((name) => document.querySelector(name).shadowRoot?.activeElement?.localName, tag)).toBe('input');
        await press([...'x', 'Enter']);
        await expect.poll(() => demo.requests.some(({ method, path: asked }) => method !== 'GET' && asked.endsWith('/kontaktinformasjon'))).toBe(true);
        await run(() => window.scrollTo(0, document.documentElement.scrollHeight));
        // The portal stores the place once the page has come to rest.
        if (tag === 'kfp-portal') await expect.poll(() => run(() => window.history.state?.kfpScroll)).toBeGreaterThan(1000);
        await leaveAndReturn({ open, run, ...session }, demo.origin);
        await expect.poll(text).toContain('En endring ble kanskje ikke lagret etter at du forlot siden.');
        const isSeen = () => run((name) => {
          const note = [...document.querySelector(name).shadowRoot.querySelectorAll('[role=alert]')].find((alert) => alert.textContent.startsWith('En endring'));
          const { top, bottom } = note.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        }, tag);
        await expect.poll(isSeen).toBe(true);
      });
    });
  }
});
