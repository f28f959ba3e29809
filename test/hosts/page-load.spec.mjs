import { agreement } from './agreement.mjs';
import { expect, test } from './fixtures.mjs';

const portal = '/privat/forsikring/oversikt';

/** Where each card of the agreements is on the page. */
const places = (cards) => cards.evaluateAll((all) => all.map((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return [card.textContent, x, y, width, height];
}));

for (const [host, path, tag] of [['portal', portal, 'kfp-portal'], ['online bank', '/demo/online-bank/', 'kfp-overview']]) {
  for (const scenario of ['tilbud-source-error', '']) {
    test(`nothing that shows data moves when the offers come later: ${host} ${scenario}`, async ({ open, page, hold }) => {
      const release = await hold('avtaleoversikt/tilbud');
      await open(`${path}?customer=full&scenario=${scenario}`);
      const cards = page.locator(tag).getByRole('region', { name: 'Forsikringene dine' }).locator('[part=card]');
      await expect(cards).toHaveCount(12);
      const before = await places(cards);
      await page.evaluate(() => {
        window.shifts = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries()) {
            window.shifts.push({ value, nodes: sources.map(({ node }) => node?.nodeName ?? 'inside an element') });
          }
        }).observe({ type: 'layout-shift' });
      });
      release();
      await expect(page.locator(tag).getByText('+ 2 forsikringer')).toBeVisible();
      await expect(page.locator('[part=skeleton]')).toHaveCount(0);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      expect(await places(cards)).toEqual(before);
      const shifts = await page.evaluate(() => window.shifts);
      // The bank's own footer goes down with the page; what is ours stays.
      expect(shifts.filter(({ nodes }) => !nodes.every((node) => node === 'FOOTER'))).toEqual([]);
    });
  }
}

for (const [host, path, tag] of [['portal', portal, 'kfp-portal'], ['online bank', '/demo/online-bank/', 'kfp-overview']]) {
  test(`a list that is drawn in steps moves nothing that is below it: ${host} OV-12`, async ({ open, page, demo }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    demo.stateOf('one').agreements = Array.from({ length: 60 }, (_, index) => agreement({ policyNumber: `${index}` }));
    await page.addInitScript((own) => {
      window.tops = new Map();
      const look = () => {
        const below = document.querySelector(own)?.shadowRoot?.querySelectorAll('section:not(footer *) > :is(h2, h3), a[href$=andre-forsikringer]') ?? [];
        for (const element of below) {
          const top = element.getBoundingClientRect().top + window.scrollY;
          window.tops.set(element.textContent, [...(window.tops.get(element.textContent) ?? []), top]);
        }
        requestAnimationFrame(look);
      };
      look();
    }, tag);
    await open(`${path}?customer=one`);
    await expect(page.locator(tag).getByRole('region', { name: 'Kjøp forsikring' })).toBeVisible();
    await expect(page.locator(tag).getByRole('region', { name: 'Forsikringene dine' }).locator('[part=card]')).toHaveCount(60);
    const tops = await page.evaluate(() => [...window.tops].map(([name, all]) => [name, Math.max(...all) - Math.min(...all)]));
    expect(tops.map(([name]) => name)).toEqual(expect.arrayContaining(['Forsikringene dine', 'Kjøp forsikring', 'Andre forsikringer']));
    expect(tops.filter(([, moved]) => moved > 1)).toEqual([]);
  });
}

test('a long list is no wider than a page without any room at its sides, and the focus on a late card is seen around it UI-39 E5', async ({ open, page, demo }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  demo.stateOf('one').agreements = Array.from({ length: 60 }, (_, index) => agreement({ policyNumber: `${index}` }));
  await open('/demo/online-bank/?customer=one');
  const cards = page.locator('kfp-overview').getByRole('region', { name: 'Forsikringene dine' }).locator('[part=card]');
  await expect(cards).toHaveCount(60);
  const card = cards.nth(40);
  const look = async () => {
    await card.scrollIntoViewIfNeeded();
    const { x, y, height } = await card.boundingBox();
    return page.screenshot({ clip: { x: x - 6, y: y + height / 2, width: 5, height: 1 } });
  };
  const before = await look();
  await card.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await look()).not.toEqual(before);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { margin-inline: 0 !important; padding-inline: 0 !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the skeletons lie where the cards will OV-49 OF-09', async ({ open, page, hold }) => {
  for (const [path, endpoint] of [[`${portal}/tilbud`, 'tilbud'], ['/demo/mobile-bank/', 'tilbud']]) {
    const release = await hold(`avtaleoversikt/${endpoint}`);
    await open(`${path}?customer=one`);
    const skeleton = await page.getByRole('main').locator('[part=skeleton]').first().boundingBox();
    release();
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    const { x, y, width, height } = await card.boundingBox();
    expect(skeleton).toMatchObject({ x, y, width });
    expect(Math.abs(skeleton.height - height)).toBeLessThanOrEqual(4);
    await page.unrouteAll();
  }
});

test('the skeletons of the overview lie where the cards will, below the sum OV-49', async ({ open, page, hold }) => {
  for (const width of [320, 800, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const release = await hold('avtaleoversikt/avtaler');
    await open(`${portal}?customer=one`);
    const skeleton = await page.getByRole('main').locator('[part=skeleton]').first().boundingBox();
    release();
    await expect(page.getByText('Totalt 299 kr/md')).toBeVisible();
    const card = await page.locator('[part=card]').first().boundingBox();
    expect([skeleton.x, skeleton.width]).toEqual([card.x, card.width]);
    expect(Math.abs(skeleton.y - card.y)).toBeLessThan(1);
    await page.unrouteAll();
  }
});

test('nothing moves by itself for who asked for less motion UI-39', async ({ open, page, hold }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hold('avtaleoversikt/*');
  await open('/demo/online-bank/');
  await expect(page.locator('kfp-overview [part=skeleton]')).toHaveCount(6);
  const running = () => page.evaluate(() => document.querySelector('kfp-overview').shadowRoot.getAnimations()
    .filter(({ effect }) => Number(effect.getComputedTiming().activeDuration) > 0).length);
  expect(await running()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(running).toBeGreaterThan(0);
});
