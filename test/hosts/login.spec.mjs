import { expect, test } from './fixtures.mjs';

const portal = '/privat/forsikring/oversikt';
const title = (page) => page.getByRole('heading', { level: 1 });
const frameOf = (page) => page.locator('kfp-portal iframe');

test('logs in inside the frame, and the page comes alive without a load LG-05 to LG-15 LG-25 @smoke', async ({ open, page, axe, requests, calls }) => {
  await open(`${portal}/tilbud?scenario=no-session&customer=one`);
  await expect(title(page)).toHaveText('Logg inn');
  await expect(page).toHaveTitle('Logg inn - Forsikring');
  await expect(page.getByText('For å kunne vise deg forsikringene dine, må vi vite litt om hvem du er.')).toBeVisible();
  await expect(page.getByText('Du logger inn trygt med BankID. Vi ser aldri passordet ditt.')).toBeVisible();
  await expect(frameOf(page)).toHaveAttribute('title', 'Innlogging med BankID');
  const content = page.frameLocator('iframe');
  await expect(content.getByRole('heading')).toBeVisible();
  // The frame has told its height.
  await expect(frameOf(page)).not.toHaveCSS('height', '297px');
  const [height, wanted] = await Promise.all([
    frameOf(page).evaluate((frame) => frame.getBoundingClientRect().height),
    content.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().bottom)),
  ]);
  expect(Math.abs(height - wanted)).toBeLessThanOrEqual(1);
  expect(await axe()).toEqual([]);
  const data = () => requests.filter(({ path }) => /^\/api\/.*\/(avtaleoversikt|skadekunde|oversikt|nbo|samtykke)\//.test(path));
  expect(data()).toEqual([]);
  await page.evaluate(() => (window.isStillTheSame = true));

  await content.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.getByText('Storgata 1, 0155 Oslo')).toBeVisible();
  await expect(title(page)).toHaveText('Tilbudene dine');
  await expect(title(page)).toBeFocused();
  expect(await page.evaluate(() => window.isStillTheSame)).toBe(true);
  expect(calls('avtaleoversikt/tilbud')).toBe(1);
});

test('the frame is as high as its own page says, and no other window is heard LG-07 D3', async ({ open, page }) => {
  await open(`${portal}?scenario=no-session`);
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
  await page.evaluate(() => {
    window.postMessage(900, location.origin);
    const stranger = document.body.appendChild(document.createElement('iframe'));
    stranger.src = '/demo/login/done/';
    return new Promise((resolve) => (stranger.onload = resolve));
  });
  const [, own, stranger] = page.frames();
  await stranger.evaluate(() => window.parent.postMessage({ height: 901 }, location.origin));
  await own.evaluate(() => window.parent.postMessage({ height: 512 }, location.origin));
  await expect(frameOf(page)).toHaveCSS('height', '512px');
});

test('a session that was lost gives way to the login, after one more session-status, and one for the page of the frame LG-25 LG-35', async ({
  open, page, expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  let asked = 0;
  let refused = 0;
  await page.route('**/auth/session-status', (route) => route.fulfill({ json: (asked += 1) === 1 ? { kfpSessionId: 'x' } : {} }));
  await page.route(/\/(avtaleoversikt|skadekunde|oversikt|motor)\/\w+(\/\w+)?$/, (route) => {
    if (!route.request().url().includes('/api/')) return route.fallback();
    refused += 1;
    return route.fulfill({ status: 401, json: {} });
  });
  await open(portal);
  await expect(title(page)).toHaveText('Logg inn');
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  await expect.poll(() => asked).toBe(3);
});

test('a login that cannot be had LG-18 LG-19 LG-20', async ({ open, page, axe, expectedErrors }) => {
  expectedErrors.push(/auth\/login/);
  await open(`${portal}?scenario=no-session+login-500`);
  await expect(title(page)).toHaveText('Vi får ikke logget deg inn akkurat nå');
  await expect(page.getByText('Prøv igjen senere, eller ta kontakt med oss.')).toBeVisible();
  await expect(title(page)).toBeFocused();
  expect(await axe()).toEqual([]);
  await open(`${portal}?scenario=no-session+login-empty`);
  await expect(title(page)).toHaveText('Vi får ikke logget deg inn akkurat nå');
  const isAskedAgain = page.waitForRequest('**/auth/login');
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await isAskedAgain;
});

for (const place of [portal, '/demo/online-bank/']) {
  test(`a session-status that hangs is told after 10 s, and asked anew: ${place} LG-37`, async ({ open, page }) => {
    let asked = 0;
    await page.route('**/auth/session-status', (route) => ((asked += 1) === 1 ? undefined : route.fallback()));
    await open(place);
    const told = page.getByText('Det tar lengre tid enn vanlig å sjekke om du er logget inn.');
    await expect(told).toHaveCount(1, { timeout: 15_000 });
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('heading', { name: 'Forsikringene dine' }).first()).toBeVisible();
    await expect(told).toHaveCount(0);
    expect(asked).toBe(2);
  });
}

test('«Gå tilbake» loads the page anew where the way back is none, and the history is longer than that EP-35', async ({ open, page }) => {
  await page.route('**/dist/portal/config.js', (route) => route.fulfill({
    contentType: 'text/javascript',
    body: 'window.kfpConfig = { features: { overview: false } };',
  }));
  await open(portal);
  await open(`${portal}/tilbud`);
  await page.goBack();
  for (const _press of [1, 2]) {
    const isLoaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Gå tilbake' }).click();
    await isLoaded;
    if (page.url() === 'about:blank') return; // A tab that started empty has that page to go back to.
  }
});

for (const [name, features, heading] of [
  ['LG-03 LG-04 the flag', { overview: false }, 'Noe har gått galt'],
  ['LG-17 no direct login', { directLogin: false }, 'Denne siden ser ut til å være borte...'],
]) {
  test(`${name} takes the place of the login CF-55`, async ({ open, page, axe, calls }) => {
    await page.route('**/dist/portal/config.js', (route) => route.fulfill({
      contentType: 'text/javascript',
      body: `window.kfpConfig = ${JSON.stringify({ features })};`,
    }));
    await open(`${portal}?scenario=no-session`);
    await expect(title(page)).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} - Forsikring`);
    await expect(frameOf(page)).toHaveCount(0);
    expect(calls('auth/login')).toBe(0);
    expect(await axe()).toEqual([]);
  });
}
