import { expect, test } from './fixtures.mjs';

const loginText = 'Du må logge inn for å se dette innholdet.';

test('nothing is asked before the login, and everything once after it AC-01 AC-02 AC-03 @smoke', async ({ open, page, demo, axe, requests, calls }) => {
  await open('/demo/online-bank/?scenario=no-session&distributor=sb1');
  const banner = page.getByText(loginText);
  // Two elements need a customer; one of them says it, whichever came first.
  await expect(banner).toHaveCount(1);
  await expect(banner).toBeVisible();
  await expect(page.locator('kfp-offers').getByRole('heading')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Logg inn' })).toHaveAttribute('href', `${demo.origin}/privat/forsikring/oversikt`);
  expect(await axe()).toEqual([]);
  const data = () => requests.filter(({ path }) => /^\/api\/.*\/(avtaleoversikt|skadekunde|oversikt|nbo|samtykke)\//.test(path));
  expect(data()).toEqual([]);
  expect(calls('auth/session-status')).toBe(1);

  await open('/demo/login/?return=/demo/online-bank/');
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.locator('kfp-overview').getByRole('link', { name: 'Bil' })).toBeVisible();
  await expect(page.locator('kfp-offers').getByRole('article')).toHaveCount(5);
  await expect(page.getByText(loginText)).toHaveCount(0);
  expect([calls('avtaleoversikt/avtaler'), calls('avtaleoversikt/tilbud')]).toEqual([1, 1]);
});

test('the hint reaches to the lower edge of the window, and the page goes on below it LG-34', async ({ open, page }) => {
  await open('/demo/online-bank/?scenario=no-session');
  await expect(page.getByText(loginText)).toBeVisible();
  const { y, height } = await page.locator('kfp-overview').boundingBox();
  expect(Math.abs(y + height - page.viewportSize().height)).toBeLessThan(2);
});

test('says so and asks nothing else; comes alive after a login on the page, without a load LG-25 LG-34 AC-02 @smoke', async ({ open, page, requests, calls }) => {
  await open('/demo/online-bank/?scenario=no-session&customer=one');
  // For one frame the element that came first and the first one of the page can both show it.
  await expect(page.getByText(loginText)).toHaveCount(1);
  await expect(page.getByText(loginText)).toBeVisible();
  await page.evaluate(() => {
    window.isStillTheSame = true;
    document.querySelector('kfp-overview').before(document.createElement('kfp-login'));
  });
  const login = page.frameLocator('kfp-login iframe').getByRole('button', { name: 'Logg inn' });
  await expect(login).toBeVisible();
  await expect(page.getByText(loginText)).toBeVisible();
  const api = () => [...new Set(requests.filter(({ path }) => path.startsWith('/api/')).map(({ path }) => path.slice(23)))];
  expect(api()).toEqual(['auth/session-status', 'auth/login']);
  await login.click();
  await expect(page.locator('kfp-offers').getByText('Storgata 1, 0155 Oslo')).toBeVisible();
  await expect(page.locator('kfp-overview').getByRole('heading', { name: 'Bil' }).first()).toBeVisible();
  await expect(page.getByText(loginText)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Logg inn' })).toHaveCount(0);
  expect(await page.evaluate(() => window.isStillTheSame)).toBe(true);
  expect(calls('avtaleoversikt/tilbud')).toBe(1);
});

test('asks nothing while the session is not known AC-02 AC-03', async ({ open, page, hold, calls }) => {
  const release = await hold('auth/session-status');
  await open('/demo/mobile-bank/');
  await expect(page.getByRole('status')).toHaveText('Laster innhold');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  expect(calls('avtaleoversikt/tilbud')).toBe(0);
  release();
  await expect(page.getByRole('article')).toHaveCount(5);
});

test('a session that ends takes the content away, and the focus in it goes to the login LG-35', async ({ open, page }) => {
  await open('/demo/mobile-bank/?customer=full');
  const removal = page.getByRole('button', { name: 'Fjern tilbud' }).first();
  await removal.focus();
  await expect(removal).toBeFocused();
  await page.route('**/auth/session-status', (route) => route.fulfill({ json: {} }));
  await page.evaluate(() => document.querySelector('kfp-runtime').refresh());
  await expect(page.getByText(loginText)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Logg inn' })).toBeFocused();

  // Where the customer goes on in the host's page, the notice that is drawn anew leaves the focus there.
  await page.evaluate(() => {
    document.body.append(document.createElement('input'));
    document.body.lastElementChild.focus();
    for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new window.PageTransitionEvent(type, { persisted: true }));
  });
  await expect(page.getByText(loginText)).toHaveCount(0);
  await expect(page.getByText(loginText)).toBeVisible();
  await expect(page.locator('body > input')).toBeFocused();
});

test('a session that expires takes the content away, and the focus in it goes to the login LG-35', async ({ open, page }) => {
  await open('/demo/mobile-bank/?customer=full&scenario=expires-in-4');
  const removal = page.getByRole('button', { name: 'Fjern tilbud' }).first();
  await removal.focus();
  await expect(removal).toBeFocused();
  await expect(page.getByRole('link', { name: 'Logg inn' })).toBeFocused({ timeout: 10_000 });
});

test('a session that ends under its warning gives the focus to the login LG-35', async ({ open, page }) => {
  await open('/demo/online-bank/?customer=full&scenario=expires-in-50');
  await expect(page.getByRole('button', { name: 'Fortsett økten' })).toBeFocused();
  await page.route('**/auth/session-status', (route) => route.fulfill({ json: {} }));
  await page.evaluate(() => document.querySelector('kfp-runtime').refresh());
  await expect(page.getByRole('link', { name: 'Logg inn' })).toBeFocused();
});
