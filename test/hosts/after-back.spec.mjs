import { expect, test } from './fixtures.mjs';
import { inWebkit } from './in-webkit.mjs';

// Chromium scrolls a page back that has grown again, and tells that a page is left before it fails its requests.
inWebkit((withSession) => {
  /** Leaves the page of the session, and comes back to it by the back/forward cache. */
  async function leaveAndReturn({ open, back, run }, origin) {
    await run(() => addEventListener('pageshow', ({ persisted }) => (window.isBack = persisted)));
    await open(`${origin}/demo/partner/`);
    await back();
    await expect.poll(() => run(() => window.isBack)).toBe(true);
  }

  test('WebKit: a customer who comes back finds the place in the page again SW-33', async ({ demo }) => {
    await withSession(async (session) => {
      const { open, run } = session;
      const offers = () => run(() => document.querySelector('kfp-offers')?.shadowRoot?.querySelectorAll('article').length);
      await open(`${demo.origin}/demo/online-bank/?distributor=sb1`);
      await expect.poll(offers).toBeGreaterThan(3);
      await run(() => window.scrollTo(0, document.querySelector('kfp-offers').getBoundingClientRect().bottom + window.scrollY - window.innerHeight));
      const place = await run(() => window.scrollY);
      expect(place).toBeGreaterThan(500);
      await leaveAndReturn(session, demo.origin);
      await expect.poll(offers).toBeGreaterThan(3);
      expect(await run(() => window.scrollY)).toBe(place);
    });
  });

  test('WebKit: a change that is interrupted by leaving the page is told after the return PR-73', async ({ demo }) => {
    await withSession(async (session) => {
      const { open, run, press } = session;
      const text = () => run(() => document.querySelector('kfp-profile')?.shadowRoot?.textContent ?? '');
      await open(`${demo.origin}/demo/gallery/frame/?element=kfp-profile&distributor=sb1&scenario=kontaktinformasjon-timeout`);
      await expect.poll(text).toContain('Endre');
      await run(() => [...document.querySelector('kfp-profile').shadowRoot.querySelectorAll('button')].find((button) => button.textContent.startsWith('Endre')).click());
      await expect.poll(() => run(() => document.querySelector('kfp-profile').shadowRoot?.activeElement?.localName)).toBe('input');
      await press([...'x', 'Enter']);
      await expect.poll(() => demo.requests.some(({ method, path }) => method !== 'GET' && path.endsWith('/kontaktinformasjon'))).toBe(true);
      await leaveAndReturn(session, demo.origin);
      await expect.poll(text).toContain('En endring ble kanskje ikke lagret etter at du forlot siden.');
    });
  });
});
