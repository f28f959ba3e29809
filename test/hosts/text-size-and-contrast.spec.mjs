import { expect, test } from './fixtures.mjs';

const portal = '/privat/forsikring/oversikt';

/** Host pages; `shows` says, for a state, what is on the screen once it has come. */
const hosts = {
  'online bank': { path: '/demo/online-bank/', tag: 'kfp-offers' },
  'mobile bank': { path: '/demo/mobile-bank/', tag: 'kfp-offers' },
  'portal offers': { path: `${portal}/tilbud`, tag: 'kfp-portal' },
  'portal overview': { path: portal, tag: 'kfp-portal' },
};

const card = (element) => element.locator('[part=card]').first();
const states = {
  loading: { scenario: 'avtaler-timeout,tilbud-timeout', shows: (element) => element.locator('[part=skeleton]').first() },
  empty: { customer: 'none', shows: (element) => element.getByText(/Du har ingen tilbud|Vi fant ingen forsikringer/) },
  error: { scenario: 'avtaler-500,tilbud-500', shows: (element) => element.getByText(/En feil oppsto/).first() },
  full: { scenario: 'source-error', shows: card },
  'long names': { customer: 'long-names', shows: card },
  confirmation: {
    scenario: 'slett-tilbud-500',
    shows: card,
    async act(element) {
      await element.getByRole('button', { name: 'Fjern tilbud', exact: true }).first().click();
      await element.getByRole('button', { name: 'Fjern tilbud', exact: true }).first().click();
      await element.getByRole('button', { name: 'Ja, fjern tilbudet' }).first().click();
      await element.getByRole('alert').waitFor();
    },
  },
};

/** Widths in CSS pixels; 320 is also what 1280 at 400 % zoom gives. */
const widths = [320, 1280];

async function expectNoSideScroll(page) {
  const [content, view] = await page.evaluate(() => [document.scrollingElement.scrollWidth, window.innerWidth]);
  expect(content, 'width of the page').toBeLessThanOrEqual(view);
}

/** Texts that are wider than the part that holds them, or that lie outside of their card. */
const findCutTexts = (element) => element.evaluate((host) => {
  const texts = [...host.shadowRoot.querySelectorAll('p, h1, h2, h3, dt, dd, a, button, label:not(.smiley), span')];
  return texts.filter((text) => {
    const frame = text.closest('[part=card], [part=banner], .section-boxed') ?? host;
    const { left, right, width, height } = text.getBoundingClientRect();
    const outer = frame.getBoundingClientRect();
    return width > 1 && height > 1 && !text.matches('.visually-hidden, [popover]')
      && (left < outer.left - 1 || right > outer.right + 1 || text.scrollWidth > Math.ceil(width) + 1 && width > 24);
  }).map((text) => text.outerHTML.slice(0, 120));
});

/** The spacing that a reader may set (WCAG 1.4.12). */
const readerSpacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }`;

for (const [hostName, host] of Object.entries(hosts)) {
  for (const [stateName, state] of Object.entries(states)) {
    if (hostName === 'portal overview' && state.act) continue;
    test(`${stateName}: ${hostName} UI-39`, async ({ open, page, axe, expectedErrors }) => {
      expectedErrors.push(/Failed to load resource.*500/);
      const { customer = 'full', scenario = '' } = state;
      await open(`${host.path}?distributor=sb1&customer=${customer}&scenario=${scenario}`);
      const element = page.locator(host.tag);
      await expect(state.shows(element)).toBeVisible();
      await state.act?.(element);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSideScroll(page);
        for (const colorScheme of ['dark', 'light']) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), colorScheme);
          expect(await axe(), `${width} px, ${colorScheme}`).toEqual([]);
        }
        expect(await findCutTexts(element)).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 900 });
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        for (const root of [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]) {
          root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
        }
      }, readerSpacing);
      if (host.path.startsWith(portal)) await expectNoSideScroll(page);
      expect(await findCutTexts(element), 'with the reader\'s spacing').toEqual([]);
    });
  }
}

const lastOf = {
  '': (page) => page.getByRole('radio', { name: 'Veldig fornøyd' }),
  '/tilbud': (page) => page.getByRole('radio', { name: 'Nei' }),
  '/forsikringsprofil': (page) => page.getByRole('checkbox', { name: /på papir/ }),
  '/kjopsinnganger': (page) => page.getByRole('radio', { name: 'Nei' }),
};

for (const [path, last] of Object.entries(lastOf)) {
  test(`text of twice the size: portal${path} UI-39 EL-20`, async ({ open, page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 320, height: 700 });
    await open(`${portal}${path}?distributor=sb1`);
    await expect(last(page)).toBeVisible();
    // What is closed may hold long words; of the groups of insurances the last one stays open.
    await page.locator('kfp-portal').evaluate(({ shadowRoot }) => {
      for (const closed of shadowRoot.querySelectorAll('main [aria-expanded=false]')) closed.click();
    });
    await expectNoSideScroll(page);
    expect(await findCutTexts(page.locator('kfp-portal'))).toEqual([]);
  });
}

/** What opens or appears only after a press; `part` is what must hold its content. */
const opened = {
  'the question about cookies': { path: '/demo/online-bank/', isAsked: true, part: (page) => page.getByRole('dialog') },
  'the session warning': {
    path: '/demo/online-bank/',
    scenario: 'expires-in-55',
    part: (page) => page.getByRole('dialog').or(page.getByRole('alertdialog')),
  },
  'the menu': {
    path: portal,
    act: (page) => page.getByRole('button', { name: 'Meny' }).click(),
    part: (page) => page.locator('.menu-panel'),
  },
  'an error of a field': {
    path: `${portal}/forsikringsprofil`,
    async act(page) {
      await page.getByRole('button', { name: 'Endre', description: 'Mobil' }).click();
      await page.getByRole('textbox', { name: 'Mobilnummer' }).fill('1');
      await page.getByRole('button', { name: 'Lagre' }).click();
    },
    part: (page) => page.locator('.field-error'),
  },
  'the block about buying': { path: portal, customer: 'bank-customer', part: (page) => page.getByText(/skadeforsikringer/).first() },
};

for (const [name, { path, isAsked, customer = 'full', scenario = '', act, part }] of Object.entries(opened)) {
  test(`text of twice the size on a phone: ${name} UI-39`, async ({ open, page, context }) => {
    if (isAsked) await context.clearCookies();
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`${path}?distributor=sb1&customer=${customer}&scenario=${scenario}`);
    await act?.(page);
    await expect(part(page)).toBeVisible();
    // A dialog opens at its beginning, also when its focused button is at its end.
    expect(await part(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSideScroll(page);
      const [content, box] = await part(page).evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
      expect(content, `${width} px`).toBeLessThanOrEqual(box + 1);
    }
  });
}

for (const path of ['/demo/online-bank/', '/demo/mobile-bank/', '/demo/gallery/', '/demo/analytics/', portal, `${portal}/tilbud`]) {
  test(`no sideways scroll on a phone at any text size of the browser: ${path} UI-39`, async ({ open, page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await page.setViewportSize({ width: 320, height: 700 });
    await open(`${path}?distributor=sb1&customer=long-names`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[part=skeleton]')).toHaveCount(0);
    for (const standard of [20, 24, 28, 32]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 });
        await expectNoSideScroll(page);
      }
    }
  });
}

test('the list of the demo pages has no sideways scroll at any width UI-39', async ({ open, page }) => {
  await open('/');
  for (const width of [320, 390, 680, 768, 799, 800, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSideScroll(page);
  }
});

test('a page that is white stays white when the system is dark', async ({ open, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/demo/mobile-bank/?distributor=dnb');
  const background = await card(page.locator('kfp-offers')).evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(background).toBe('rgb(255, 255, 255)');
  await open(`${portal}?distributor=dnb`);
  await expect(page.locator('kfp-portal').getByText('Volvo V70, EK')).toBeVisible();
  const dark = await card(page.getByRole('region', { name: 'Anbefalt for deg' })).evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(dark).toBe('rgb(49, 48, 48)');
});

test('icons have the colour of the text in forced colours, whatever the scheme of the page UI-39', async ({ open, page }) => {
  await open('/demo/online-bank/?distributor=none');
  await expect(page.locator('kfp-overview').getByText('Volvo V70, EK')).toBeVisible();
  await expect(page.locator('kfp-overview .lazy-icon path').first()).toBeAttached();
  for (const colorScheme of ['dark', 'light']) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const [icons, text] = await page.locator('kfp-overview').evaluate(({ shadowRoot }) => {
      const colourOf = (part) => getComputedStyle(part).color;
      return [[...shadowRoot.querySelectorAll('.lazy-icon, .link-card-arrow')].map(colourOf), colourOf(shadowRoot.querySelector('p'))];
    });
    expect(new Set(icons), `palette ${colorScheme}`).toEqual(new Set([text]));
  }
});

test('the whole page by keyboard: every link and button has a visible ring UI-39', async ({ open, page }) => {
  await open('/demo/online-bank/?distributor=fana');
  await expect(page.locator('kfp-offers').getByRole('article')).toHaveCount(5);
  await expect(page.locator('kfp-overview').getByText('Se forsikringer du kan kjøpe')).toBeVisible();
  await page.getByRole('button', { name: 'Skjul beløp' }).focus();
  const controls = await page.locator(':is(kfp-overview, kfp-offers) :is(a, button):visible').count();
  const seen = [];
  for (let press = 0; press < controls; press += 1) {
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(() => {
      const { shadowRoot } = document.activeElement;
      const focused = shadowRoot?.activeElement;
      if (!focused) return 'outside';
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const after = getComputedStyle(focused, '::after');
      const hasRing = [outlineStyle, after.outlineStyle].includes('solid') && [outlineWidth, after.outlineWidth].includes('3px');
      const { top, bottom, height, width } = focused.getBoundingClientRect();
      const isInView = bottom > 0 && top < window.innerHeight;
      return hasRing && isInView && height >= 24 && width >= 24 ? 'ring' : `no ring: ${focused.outerHTML.slice(0, 90)}`;
    }));
  }
  expect(new Set(seen)).toEqual(new Set(['ring']));
});
