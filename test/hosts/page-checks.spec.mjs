import { expect, test } from './fixtures.mjs';
import { warning } from '../support/warning.mjs';

const told = warning('unknown-tag', '<kfp-ofers> is not an element: use <kfp-offers>.');
const banks = ['sb1', 'eika', 'dnb'].flatMap((distributor) => [`/demo/online-bank/?distributor=${distributor}`, `/demo/mobile-bank/?distributor=${distributor}`]);
const pages = [...banks, '/demo/own-routes/', '/demo/gallery/', '/privat/forsikring/oversikt', '/privat/forsikring/oversikt/profil'];

for (const path of pages) {
  test(`${path} is warned of no mistake but the one that the test makes`, async ({ open, page }) => {
    const warnings = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().startsWith('[kfp]')) warnings.push(message.text());
    });
    await open(path);
    // The gallery shows its elements in frames.
    await Promise.all(page.frames().slice(-3).map(async (frame) => {
      await frame.waitForLoadState('domcontentloaded');
      await frame.evaluate(() => document.body.append(document.createElement('kfp-ofers')));
    }));
    // What else there is to tell is told before or with it.
    await expect.poll(() => warnings, { timeout: 20_000 }).toContain(told);
    expect([...new Set(warnings)]).toEqual([told]);
  });
}
