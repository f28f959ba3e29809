import { setTimeout as delay } from 'node:timers/promises';
import { kfp } from '../../testing/testing.mjs';
import { expect, test } from './fixtures.mjs';
import { focusedText } from './focused-text.mjs';

const bank = '/demo/online-bank/';
const portal = '/privat/forsikring/oversikt';
const title = /^Du blir logget ut om (\d+) sekund(er)?$/;

/** The dialog of a page, wherever it is. */
const dialogOf = (page) => kfp(page).sessionWarning().dialog;
const extendIn = (page) => dialogOf(page).getByRole('button', { name: 'Fortsett økten' });

/** Waits until the page shows something and the code of the warning is there, so that time may be moved. */
async function settled(page) {
  await expect(page.getByText('Volvo V70').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const [name, path] of [['online bank', bank], ['portal', portal]]) {
  test(`warns under a minute, and goes on by keyboard: ${name} SW-01 to SW-09, SW-12, SW-13, SW-16 to SW-18, SW-27`, async ({
    open, page, axe, calls,
  }) => {
    await page.clock.install();
    await open(`${path}?scenario=expires-in-90`);
    await settled(page);
    await page.locator('body').press('Tab');
    const before = await focusedText(page);
    await page.clock.runFor(25_000);
    await expect(dialogOf(page)).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(dialogOf(page)).toBeVisible();
    const shown = Number(title.exec(await dialogOf(page).getByRole('heading').textContent())[1]);
    expect(shown).toBeGreaterThan(45);
    expect(shown).toBeLessThanOrEqual(60);
    await page.clock.runFor(1_000);
    await expect(dialogOf(page).getByRole('heading')).toHaveText(`Du blir logget ut om ${shown - 1} sekunder`);
    await expect(dialogOf(page)).toContainText('Av sikkerhetshensyn blir du snart logget ut på grunn av inaktivitet. Vil du fortsette?');
    expect(await focusedText(page)).toBe('Fortsett økten');
    expect(await axe()).toEqual([]);

    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Logg ut');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
    expect(calls('auth/session-extend', 'POST')).toBe(1);
    expect(await focusedText(page)).toBe(before);
    await page.clock.runFor(120_000);
    await expect(dialogOf(page)).toHaveCount(0);
  });
}

test('warns for the whole last minute, can be extended ten times in a row, and speaks little C7 SW-16 SW-27', async ({ open, page, calls }) => {
  await page.clock.install();
  // It is asked again as it becomes stale, and its response would prolong the session too, now before the time is moved and now after.
  await page.route('**/auth/client-context', async (route) => {
    const response = await route.fetch();
    const headers = Object.fromEntries(Object.entries(response.headers()).filter(([name]) => !name.includes('expiry')));
    await route.fulfill({ response, headers });
  });
  await open(`${bank}?scenario=expires-in-90`);
  await settled(page);
  await page.clock.runFor(25_000);
  const warned = [];
  const readSeconds = async () => Number(title.exec(await dialogOf(page).getByRole('heading').textContent())[1]);
  for (let round = 0; round < 10; round += 1) {
    await page.clock.runFor(10_000);
    await expect(dialogOf(page)).toBeVisible();
    warned.push(await readSeconds());
    await extendIn(page).click();
    await expect(dialogOf(page)).toHaveCount(0);
    // A session of 20 minutes from here on.
    await page.clock.fastForward(1_132_000);
  }
  expect(calls('auth/session-extend', 'POST')).toBe(10);
  await expect(dialogOf(page)).toHaveCount(0);

  await page.evaluate(() => {
    window.spoken = [];
    const note = (region) => {
      const text = region.textContent.trim();
      if (text !== '') window.spoken.push(text);
    };
    const roots = (root) => [root, ...[...root.querySelectorAll('*')].flatMap((element) => (element.shadowRoot ? roots(element.shadowRoot) : []))];
    const observer = new MutationObserver((records) => {
      const regions = records.map(({ target }) => (target.nodeType === 1 ? target : target.parentElement)?.closest('[aria-live], [role=alert], [role=status]'));
      for (const region of new Set(regions)) if (region) note(region);
    });
    for (const root of roots(document)) observer.observe(root, { subtree: true, childList: true, characterData: true });
  });
  let seconds = 0;
  for (let second = 0; second < 75; second += 1) {
    await page.clock.runFor(1_000);
    if (await dialogOf(page).count()) seconds += 1;
    if (seconds === 59) break;
  }
  const spoken = await page.evaluate(() => window.spoken);
  console.log(`C7: ten extensions with ${Math.min(...warned)} to ${Math.max(...warned)} s left; then ${seconds} s of warning, in which ${spoken.length} things are said: ${spoken.join(', ')}`);
  expect(Math.min(...warned)).toBeGreaterThanOrEqual(20);
  expect(seconds).toBe(59);
  expect(spoken).toEqual(['Du blir logget ut om 30 sekunder', 'Du blir logget ut om 10 sekunder']);
});

test('an extension that fails says so, counts on, and can be tried again SW-20 @smoke', async ({ open, page, expectedErrors, axe }) => {
  expectedErrors.push(/Failed to load resource.*500/);
  let fails = true;
  await page.route('**/auth/session-extend', (route) => (fails ? route.fulfill({ status: 500, json: {} }) : route.fallback()));
  await open(`${bank}?scenario=expires-in-58`);
  await expect(dialogOf(page)).toBeVisible();
  await extendIn(page).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText('Vi klarte ikke å forlenge økten. Prøv igjen.');
  const first = await dialogOf(page).getByRole('heading').textContent();
  await expect(dialogOf(page).getByRole('heading')).not.toHaveText(first);
  expect(await axe()).toEqual([]);
  fails = false;
  await extendIn(page).click();
  await expect(dialogOf(page)).toHaveCount(0);
});

test('leaves once, also for a page that hangs, and shows nothing of the customer after Back SW-10 SW-14 SW-15 C6', async ({ open, page }) => {
  let asked = 0;
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route('**/demo/timed-out/', async (route) => {
    asked += 1;
    await released;
    await route.fallback();
  });
  // The driver's own ways wait for the page that hangs: this one tells by itself, twice a second.
  const shown = [];
  await page.exposeFunction('tellShown', (text) => shown.push(text));
  await page.addInitScript(() => {
    const textOf = (tag) => document.querySelector(tag).shadowRoot.textContent;
    addEventListener('kfp-session', ({ detail }) => {
      if (detail.state !== 'expired') return;
      setInterval(() => window.tellShown(['kfp-overview', 'kfp-offers', 'kfp-session-warning'].map(textOf).join('')), 500);
    });
  });
  await open(`${bank}?scenario=expires-in-9`);
  // Without a scenario in its address, which would begin a new session after Back.
  await open(bank);
  await expect.poll(() => shown.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(6);
  expect([...new Set(shown)]).toEqual(['Du må logge inn for å se dette innholdet.Logg inn']);
  console.log(`C6: ${asked} request for the page that hangs, ${shown.length} looks at the page meanwhile, none with anything of the customer`);
  expect(asked).toBe(1);
  release();
  await expect(page.getByRole('heading', { name: 'Økten er utløpt' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Du må logge inn').first()).toBeVisible();
  await expect(page.getByText('Volvo V70')).toHaveCount(0);
  expect(asked).toBe(1);
});

for (const part of ['session-warning', 'session-dialog']) {
  test(`leaves once though the code of ${part} has not arrived, and not again when it has SW-10 SW-15`, async ({ open, page, requests }) => {
    let release;
    const released = new Promise((resolve) => (release = resolve));
    let isAsked = false;
    await page.route(`**/chunks/${part}-*.js`, async (route) => {
      isAsked = true;
      await released;
      await route.fallback().catch(() => undefined); // The page that has asked is gone.
    });
    await open(`${bank}?scenario=expires-in-4`);
    await expect(page.getByRole('heading', { name: 'Økten er utløpt' })).toBeVisible({ timeout: 15_000 });
    expect(isAsked).toBe(true);
    release();
    await page.waitForLoadState('networkidle');
    expect(requests.filter(({ path }) => path === '/demo/timed-out/')).toHaveLength(1);
  });
}

test('a host keeps its page by preventing the event, and a page without the warning is not left SW-10', async ({ open, page }) => {
  await page.addInitScript(() => {
    window.states = [];
    addEventListener('kfp-session', (event) => {
      window.states.push(event.detail.state);
      event.preventDefault();
    });
  });
  const states = () => page.evaluate(() => window.states);
  await open(`${bank}?scenario=expires-in-4`);
  await expect.poll(states, { timeout: 10_000 }).toEqual(['logged-in', 'warning', 'expired']);
  await expect(page).toHaveURL(/online-bank/);
  await open('/demo/mobile-bank/?scenario=expires-in-4');
  await expect.poll(states, { timeout: 10_000 }).toEqual(['logged-in', 'warning', 'expired']);
  await expect(page).toHaveURL(/mobile-bank/);
});

test('logs out, in the other tab too SW-21 LG-29 to LG-33 @smoke', async ({ open, page, context, demo, calls }) => {
  await open(`${bank}?scenario=expires-in-50`);
  await expect(dialogOf(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${demo.origin}${bank}`);
  await expect(dialogOf(other)).toBeVisible();
  await page.bringToFront();
  await kfp(page).sessionWarning().logOut();
  await expect(page.getByRole('heading', { name: 'Du er logget ut' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Du er logget ut' })).toBeVisible();
  expect(calls('auth/logout', 'POST')).toBe(1);
  expect(JSON.parse(demo.requests.find(({ path }) => path.endsWith('/auth/logout')).body)).toEqual({ goto: '/demo/logged-out/' });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('an extension in one tab closes the dialog in the other SW-28 C5', async ({ open, page, context, demo, calls }) => {
  await open(`${bank}?scenario=expires-in-50`);
  await expect(dialogOf(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${demo.origin}${bank}`);
  await expect(dialogOf(other)).toBeVisible();
  await extendIn(page).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(dialogOf(other)).toHaveCount(0);
  expect(calls('auth/session-extend', 'POST')).toBe(1);
});

test('several warnings and a portal on a page show one dialog SW-28', async ({ open, page }) => {
  await open(`${bank}?scenario=expires-in-50`);
  await expect(dialogOf(page)).toBeVisible();
  await page.evaluate(() => {
    const portal = Object.assign(document.createElement('kfp-portal'), { basePath: '/demo/online-bank' });
    document.body.append(document.createElement('kfp-session-warning'), portal);
  });
  await expect(page.locator('kfp-portal').getByText('Volvo V70').first()).toBeAttached();
  await expect(page.locator('dialog')).toHaveCount(1);
});

test('the warning comes without the network, whose code has long been there SW-08', async ({ open, page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await open(`${bank}?scenario=expires-in-90`);
  await settled(page);
  await context.setOffline(true);
  await page.clock.runFor(40_000);
  await expect(dialogOf(page)).toBeVisible();
  await extendIn(page).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText('Vi klarte ikke å forlenge økten. Prøv igjen.');
});

test('the dialog fits 320 px, and large text E5', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await open(`${bank}?scenario=expires-in-50`);
  await expect(dialogOf(page)).toBeVisible();
  const sizes = () => page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const dialog = document.querySelector('kfp-session-warning').shadowRoot.querySelector('dialog');
    const { left, right, bottom } = dialog.getBoundingClientRect();
    const buttons = [...dialog.querySelectorAll('button')].map((button) => button.getBoundingClientRect().height);
    return { sideways: scrollWidth > clientWidth || dialog.scrollWidth > dialog.clientWidth, left, right, bottom, lowest: Math.min(...buttons) };
  });
  const { sideways, left, right, bottom, lowest } = await sizes();
  expect([sideways, left >= 0, right <= 320, bottom <= 480, lowest >= 44]).toEqual([false, true, true, true, true]);
});

test('on a screen of 300 px the button that failed stays in view, and that it failed E5 SW-20', async ({ open, page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource.*500/);
  await page.route('**/auth/session-extend', (route) => route.fulfill({ status: 500, json: {} }));
  await page.setViewportSize({ width: 320, height: 300 });
  await open(`${bank}?scenario=expires-in-58`);
  await extendIn(page).click();
  await expect(dialogOf(page).getByRole('alert')).toBeAttached();
  await expect(extendIn(page)).toBeFocused();
  await expect(extendIn(page)).toBeInViewport({ ratio: 1 });
  const below = async () => {
    const [alert, button] = await Promise.all([dialogOf(page).getByRole('alert'), extendIn(page)].map((one) => one.boundingBox()));
    return alert.y + alert.height - button.y;
  };
  expect(await below(), 'what has failed stands above the buttons, in view').toBeLessThanOrEqual(0);
});

test.describe('while the page asks about cookies too', () => {
  test.use({ hasAnswered: false });
  /** `KFP_LOADS=200` measures. */
  const loads = Number(process.env.KFP_LOADS ?? 6);

  test('the warning can be answered at once, in whatever order code and responses arrive CC-34 SW-27', async ({ open, page }) => {
    test.setTimeout(30_000 + loads * 5_000);
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    await page.route(/chunks\/|session-status|client-context/, async (route) => {
      await delay(random() * 150);
      await route.continue().catch(() => undefined); // The page has been left.
    });
    await page.addInitScript(() => {
      window.opened = [];
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function open() {
        window.opened.push(this.getRootNode().host.localName);
        showModal.call(this);
      };
    });
    const question = page.getByRole('dialog', { name: 'Velg informasjonskapsler' });
    const orders = {};
    for (let load = 0; load < loads; load += 1) {
      await open(`${bank}?scenario=expires-in-50`);
      await expect(dialogOf(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const isOnTop = await dialogOf(page).evaluate((dialog) => {
        const { left, top, width, height } = dialog.getBoundingClientRect();
        return dialog.contains(dialog.getRootNode().elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop, `load ${load}`).toBe(true);
      const order = await page.evaluate(() => window.opened.join(', '));
      orders[order] = (orders[order] ?? 0) + 1;
      await extendIn(page).click({ timeout: 2_000 });
      await expect(question).toBeVisible();
    }
    console.log(`${loads} loads, opened: ${JSON.stringify(orders)}`);
  });
});
