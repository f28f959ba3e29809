import { focusedText } from './focused-text.mjs';
import { expect, test as base } from './fixtures.mjs';

const portal = '/privat/forsikring/oversikt';
const config = {
  info: { nettbankUrl: '/demo/online-bank/', loggUtUrl: '/demo/logged-out/' },
  insurerName: 'Fjord Forsikring',
  meldSkadeUrl: 'https://skade.example/',
  contactInfo: { navn: 'Fjord Forsikring', telefon: '81549300' },
};

/**
 * A page of a bank with the header, the navigation and the footer around the overview, each an element of its own.
 * `frame` opens it: for which customer, with what attributes and content of the three, and what in the middle.
 */
const test = base.extend({
  frame: async ({ page, demo }, use) => use(async (options = {}) => {
    const { choice = 'customer=full', runtime = 'distributor="eika"', header = '', navigation = '', main = '<kfp-overview heading-level="1"></kfp-overview>', chat = '', hash = '' } = options;
    // Gives the browser the session of a customer.
    await page.request.get(`${demo.origin}/demo/online-bank/?${choice}`);
    await page.route('**/frame/', (route) => route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="nb"><head><title>Bank</title>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <link rel="stylesheet" href="/frame.css"><script src="/frame.js"></script><script type="module" src="/dist/kfp.js"></script></head>
        <body><kfp-runtime ${runtime}></kfp-runtime>
        <kfp-header logo="/demo/common/icon.svg" logo-alt="Fjordbanken" ${header}></kfp-header>
        <kfp-navigation ${navigation}></kfp-navigation>
        <main>${main}</main>
        <kfp-footer>${chat}</kfp-footer></body></html>`,
    }));
    await page.route('**/frame.js', (route) => route.fulfill({ contentType: 'text/javascript', body: `window.kfpConfig = ${JSON.stringify(config)}` }));
    await page.route('**/frame.css', (route) => route.fulfill({
      contentType: 'text/css',
      body: ':root { color-scheme: light dark; } body { margin: 0; background: light-dark(#fff, #121212); }',
    }));
    await page.goto(`${demo.origin}/frame/${hash}`);
    await expect(page.locator('kfp-footer').getByRole('heading')).toHaveText(/^Fjord/);
  }),
});

const navigation = (page) => page.getByRole('navigation', { name: 'Forsikring' });
/** Resolves when the page has been drawn twice, and its observers have run. */
const drawn = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
const menuButton = (page) => page.getByRole('button', { name: 'Meny' });

test('the bar, with the number of offers that are still open, which is asked for once NA-01 NA-12 NA-13 NA-18 CF-33 @smoke', async ({ page, frame, calls }) => {
  await frame({ navigation: `path="${portal}/forsikringsprofil"` });
  await expect(navigation(page).getByRole('link')).toHaveCount(8);
  await expect(navigation(page).getByRole('link', { name: 'Tilbud, 4 tilbud', exact: true })).toBeVisible();
  await expect(navigation(page).locator('[part=badge]')).toHaveText('4');
  await expect(navigation(page).locator('[aria-current=page]')).toHaveText('Profil');
  await expect(page.locator('kfp-overview').getByRole('link', { name: 'Se tilbudene dine' })).toBeVisible();
  expect(calls('avtaleoversikt/tilbud')).toBe(1);
});

test('a menu below 1200 px NA-02 NA-03 NA-17', async ({ page, frame }) => {
  await frame();
  for (const [width, isBar] of [[1280, true], [1200, true], [1199, false], [800, false]]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(navigation(page).getByRole('link', { name: 'Dokumenter' })).toHaveCount(isBar ? 1 : 0);
    await expect(menuButton(page)).toHaveCount(isBar ? 0 : 1);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logg ut' })).toHaveCount(isBar ? 1 : 0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Til nettbank' })).toHaveCount(isBar ? 1 : 0);
  }
});

test('the menu by keyboard: opens, goes through the links, and gives the focus back NA-24 @smoke', async ({ page, frame }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await frame({ navigation: 'path="/"' });
  const dokumenter = navigation(page).getByRole('link', { name: 'Dokumenter' });
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Forsikringsoversikt');
  await page.keyboard.press('Tab');
  await expect(dokumenter).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dokumenter).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  // Past its end it closes, and hides nothing of what follows.
  await page.keyboard.press('Enter');
  const links = await navigation(page).getByRole('listitem').count();
  for (let press = 0; press <= links; press += 1) await page.keyboard.press('Tab');
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuButton(page)).not.toBeFocused();
});

test('a press outside closes the menu, and so does a link NA-24', async ({ page, frame }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await frame({ main: '<p style="height: 100px">Bankens side</p><kfp-overview heading-level="1"></kfp-overview>' });
  await menuButton(page).click();
  const link = navigation(page).getByRole('link', { name: 'Kjøp' });
  await expect(link).toBeVisible();
  await page.mouse.click(700, 160);
  await expect(link).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await page.evaluate(() => addEventListener('kfp-navigate', (event) => event.preventDefault()));
  await menuButton(page).click();
  await link.click();
  await expect(link).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('the open menu lies over the page, and inside the smallest window NA-24', async ({ page, frame }) => {
  await frame();
  for (const [width, height] of [[320, 256], [800, 700], [1199, 700]]) {
    await page.setViewportSize({ width, height });
    await menuButton(page).click();
    const last = navigation(page).getByRole('button', { name: 'Logg ut' });
    await last.scrollIntoViewIfNeeded();
    const isOnTop = await last.evaluate((button) => {
      const { left, top, width: wide, height: high } = button.getBoundingClientRect();
      return button.getRootNode().elementFromPoint(left + wide / 2, top + high / 2) === button;
    });
    expect(isOnTop, `${width} px`).toBe(true);
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }
});

for (const theme of ['light', 'dark']) {
  for (const distributor of ['sb1', 'fana']) {
    test(`axe finds nothing: ${distributor}, ${theme} UI-39`, async ({ page, frame, axe }) => {
      await page.emulateMedia({ colorScheme: theme });
      await frame({
        runtime: `distributor="${distributor}" login-context="NETTBANK"`,
        header: `buttons='[{ "text": "Kontakt oss", "action": "contact" }]' theme="${theme === 'light' ? 'dark' : 'auto'}"`,
        navigation: 'path="/" variant="ny"',
        chat: '<p slot="chat">Chatten</p>',
      });
      await expect(page.locator('kfp-overview').getByRole('heading', { level: 3 }).first()).toBeVisible();
      for (const width of [320, 800, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        if (width < 1200) await menuButton(page).click();
        expect(await axe(), `${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(width);
        if (width < 1200) await page.keyboard.press('Escape');
      }
    });
  }
}

test('a theme of the header is its own FH-22', async ({ page, frame }) => {
  await frame({ header: 'theme="dark"' });
  const ground = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  expect(await ground()).toBe('rgb(49, 48, 48)');
  await page.locator('kfp-header').evaluate((header) => header.removeAttribute('theme'));
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
});

test('logs out, from the bar and from the menu NA-16 NA-17 LG-29', async ({ page, frame, calls }) => {
  await frame();
  // What is asked and not yet answered when the session ends is refused, and the browser tells of it.
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/demo\/logged-out\//);
  await page.setViewportSize({ width: 800, height: 700 });
  await frame();
  await page.waitForLoadState('networkidle');
  await menuButton(page).click();
  await navigation(page).getByRole('button', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/demo\/logged-out\//);
  expect(calls('auth/logout', 'POST')).toBe(2);
});

test('somebody who is not logged in sees the logo, and in the footer what is configured NA-25 FH-17', async ({ page, frame, calls }) => {
  await frame({ choice: 'scenario=no-session' });
  await expect(page.getByRole('img', { name: 'Fjordbanken' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(navigation(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '+47 815 49 300' })).toHaveAttribute('href', 'tel:81549300');
  expect(calls('auth/bankkontakt') + calls('avtaleoversikt/tilbud')).toBe(0);
});

test('Tilbake goes back in history, and is not on a receipt NA-21 NA-22', async ({ page, frame, open, demo }) => {
  await open('/');
  await frame({ navigation: 'variant="ny"' });
  await page.getByRole('button', { name: 'Tilbake' }).click();
  await expect(page).toHaveURL(`${demo.origin}/`);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Tilbake' })).toBeVisible();
  await page.locator('kfp-navigation').evaluate((element) => element.setAttribute('path', '/tilbud/kvittering'));
  await expect(page.getByRole('button', { name: 'Tilbake' })).toBeHidden();
});

test('other elements lead to the phone number in the footer FH-24 FH-27 EP-27 T-53 @smoke', async ({ page, frame }) => {
  await frame({
    header: 'buttons=\'[{ "text": "Kontakt", "action": "contact" }]\'',
    main: '<kfp-error-page type="block" kind="lo"></kfp-error-page><div style="height: 2000px"></div>',
  });
  const phone = page.getByRole('contentinfo').getByRole('link', { name: '+47 90 00 00 00' });
  for (const opener of [page.getByRole('link', { name: 'Ta kontakt med oss' }), page.getByRole('button', { name: 'Kontakt', exact: true })]) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(phone).not.toBeInViewport();
    await opener.click();
    await expect(phone).toBeFocused();
    await expect(phone).toBeInViewport();
  }
});

test('so does the address FH-27 @smoke', async ({ page, frame }) => {
  await frame({ main: '<div style="height: 2000px"></div>', hash: '#kontakt-telefon' });
  const phone = page.getByRole('contentinfo').getByRole('link', { name: '+47 90 00 00 00' });
  await expect(phone).toBeFocused();
  await expect(phone).toBeInViewport();
});

test('the section that the address names stays in view while content above it comes, until the customer moves the page FH-27', async ({ page, frame }) => {
  await frame({ main: '<div id="late"></div>', hash: '#kontakt-telefon' });
  const phone = page.getByRole('contentinfo').getByRole('link', { name: '+47 90 00 00 00' });
  await expect(phone).toBeFocused();
  const grow = (height) => page.evaluate((pixels) => { document.getElementById('late').style.height = `${pixels}px`; }, height);
  await grow(2000);
  await expect(phone).toBeInViewport();
  await grow(4000);
  await expect(phone).toBeInViewport();
  await page.mouse.wheel(0, -3000);
  await expect(phone).not.toBeInViewport();
  await grow(5000);
  await drawn(page);
  await expect(phone).not.toBeInViewport();
});

test('a script of the page may move the page away from the section of the address FH-27', async ({ page, frame }) => {
  await frame({ main: '<div style="height: 2000px"></div><div id="late"></div>', hash: '#kontakt-telefon' });
  const phone = page.getByRole('contentinfo').getByRole('link', { name: '+47 90 00 00 00' });
  await expect(phone).toBeFocused();
  await expect(phone).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(phone).not.toBeInViewport();
  await drawn(page);
  await page.evaluate(() => { document.getElementById('late').style.height = '1000px'; });
  await drawn(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the next page of the portal begins at its top, also after an address with a section FH-27', async ({ page, open }) => {
  await open(`${portal}#kontakt-telefon`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^\+47/ })).toBeFocused();
  // Assistive technology follows a link without an event of the pointer.
  await page.getByRole('navigation').getByRole('link', { name: /^Tilbud/ }).first().evaluate((link) => link.click());
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the address of the portal leads to the phone number, also when its page comes later FH-27', async ({ page, open }) => {
  await open(`${portal}?scenario=slow#kontakt-telefon`);
  const phone = page.getByRole('contentinfo').getByRole('link', { name: /^\+47/ });
  await expect(phone).toBeFocused();
  await expect(page.locator('main').getByRole('radio').first()).toBeAttached();
  await expect(phone).toBeInViewport();
});

test('the chat of the host has a region, which is hidden without it FH-08 FH-14', async ({ page, frame }) => {
  await frame({ chat: '<p slot="chat">Chatten</p>' });
  const region = page.getByRole('region', { name: 'Chat' });
  await expect(region).toBeVisible();
  await page.locator('[slot=chat]').evaluate((chat) => chat.remove());
  await expect(region).toBeHidden();
});

test('Skadesaker opens in a new tab, also with a portal on the page NA-09 NA-14', async ({ page, frame, context }) => {
  await frame({ main: '<kfp-portal></kfp-portal>', navigation: 'path="/"' });
  const opened = context.waitForEvent('page');
  await page.locator('kfp-navigation').getByRole('link', { name: 'Skadesaker (åpnes i ny fane)' }).click();
  const tab = await opened;
  expect(new URL(tab.url()).pathname).toBe(`${portal}/jump/seopp/skadesaker`);
  await expect(page).toHaveURL(/\/frame\/$/);
});
