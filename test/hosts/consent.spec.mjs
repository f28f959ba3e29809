import { answeredConsent, expect, test } from './fixtures.mjs';
import { listenSafely } from './listen-safely.mjs';
import { noInAnotherTab } from './no-in-another-tab.mjs';

const general = 'fremtind-cookie-consent';
const authenticated = 'kfp-consent-v3';
const title = 'Velg informasjonskapsler';
const onlineBank = '/demo/online-bank/?customer=one';
const portal = '/privat/forsikring/oversikt?customer=one';

test.use({ hasAnswered: false });

const question = (page) => page.getByRole('dialog', { name: title });
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** What is stored, by name. */
async function stored(context) {
  const cookies = await context.cookies();
  const consent = cookies.filter(({ name }) => name === general || name === authenticated);
  return Object.fromEntries(consent.map(({ name, value }) => [name, value]));
}

/** Names of what has the focus while the Tab key is pressed so many times; none where that is no part of the page. */
async function tabThrough(page, count) {
  const names = [];
  for (let turn = 0; turn < count; turn += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => {
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      return focused === document.body ? '' : (focused.labels?.[0] ?? focused).textContent.trim();
    }));
  }
  return names.filter(Boolean);
}

for (const [name, path] of [['online bank', onlineBank], ['portal', portal]]) {
  test(`${name}: CC-15 CC-29 CC-30 CC-35 B6 asks until there is an answer, and no is one press @smoke`, async ({ open, page, context, axe }) => {
    await open(path);
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    expect(await axe()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    expect(await stored(context)).toEqual({});
    await page.reload();
    await press(page, 'Avvis alle');
    await expect(question(page)).toBeHidden();
    expect(await stored(context)).toEqual({ [general]: '{"functional":"denied","statistics":"denied","marketing":null}' });
    await page.reload();
    await expect(page.getByText('Toyota').first()).toBeVisible();
    await expect(question(page)).toBeHidden();
  });
}

for (const file of ['answers', 'page-answer']) {
  test(`a press in the footer waits for the code of the dialog: ${file} CC-18`, async ({ open, page, demo, context, holdChunk }) => {
    await context.addCookies(answeredConsent(demo.origin));
    const release = await holdChunk(file);
    await open('/demo/online-bank/?customer=one');
    await page.evaluate(() => document.body.append(document.createElement('kfp-footer'), document.createElement('kfp-cookie-consent')));
    await press(page, 'Innstillinger for informasjonskapsler');
    release();
    await expect(question(page)).toBeVisible();
  });
}

test('a dialog that the host moves gives the focus back to the button in the footer CC-33', async ({ open, page, demo, context }) => {
  await context.addCookies(answeredConsent(demo.origin));
  await open('/demo/online-bank/?customer=one');
  await page.evaluate(() => document.body.append(document.createElement('kfp-footer')));
  const opener = page.getByRole('button', { name: 'Innstillinger for informasjonskapsler' });
  await opener.press('Enter');
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => document.querySelector('main').prepend(document.querySelector('kfp-cookie-consent')));
  await expect(question(page)).toBeVisible();
  await press(page, 'Avvis alle');
  await expect(opener).toBeFocused();
});

test('the settings open on request, hold the focus, and give it back CC-17 CC-19 CC-33 @smoke', async ({ open, page, demo, context }) => {
  await context.addCookies(answeredConsent(demo.origin));
  await open(onlineBank);
  const opener = page.getByRole('button', { name: 'Informasjonskapsler' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Tillat funksjonelle' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Tillat statistikk' })).not.toBeChecked();
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  const inside = ['Tillat funksjonelle', 'Tillat statistikk', 'Personvern og informasjonskapsler', 'Godta alle', 'Avvis alle', 'Godta mine valg'];
  const passed = await tabThrough(page, 14);
  // The browser's own controls are a stop too; nothing of the page behind is.
  expect(passed.slice(0, 6)).toEqual(inside);
  expect(passed.every((name) => inside.includes(name) || name === title)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the blocking one stays until it is answered, in the app in its own cookie CC-02 CC-31 CC-32 CK-17 CK-22 @smoke', async ({ open, page, context, axe }) => {
  await open('/demo/mobile-bank/?customer=one');
  const alert = page.getByRole('alertdialog', { name: title });
  await expect(alert).toBeVisible();
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('Escape');
  await page.mouse.click(3, 3);
  await expect(alert).toBeVisible();
  expect(await axe()).toEqual([]);
  await page.getByRole('checkbox', { name: 'Tillat statistikk' }).check();
  await press(page, 'Godta mine valg');
  await expect(alert).toBeHidden();
  expect(await stored(context)).toEqual({
    [general]: '{"functional":"denied","statistics":"accepted","marketing":null}', [authenticated]: 'S',
  });
  await page.reload();
  await expect(page.locator('kfp-offers').getByRole('heading').first()).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a press beside the normal dialog closes it, one inside does not CC-32', async ({ open, page, context }) => {
  await open(onlineBank);
  await question(page).click({ position: { x: 8, y: 8 } });
  await expect(question(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(question(page)).toBeHidden();
  expect(await stored(context)).toEqual({});
});

test('the cookie is raw JSON for 120 days, for the whole site CK-06 CK-07 CK-08 B3 @smoke', async ({ open, page, context, demo }) => {
  await open(onlineBank);
  await expect(question(page)).toBeVisible();
  const before = Date.now() / 1000;
  await press(page, 'Godta alle');
  await expect(question(page)).toBeHidden();
  const after = Date.now() / 1000;
  const [cookie] = (await context.cookies()).filter(({ name }) => name === general);
  expect(cookie).toMatchObject({
    value: '{"functional":"accepted","statistics":"accepted","marketing":null}',
    domain: new URL(demo.origin).hostname, path: '/', sameSite: 'Lax', secure: false, httpOnly: false,
  });
  expect(cookie.expires).toBeGreaterThan(before + 10_368_000 - 1);
  expect(cookie.expires).toBeLessThan(after + 10_368_000 + 1);
});

test('over https the cookie is for https alone CK-08 B3 @smoke', async ({ browser, demo }) => {
  const safe = await listenSafely(demo.origin);
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(`${safe.origin}${onlineBank}`);
  await press(page, 'Avvis alle');
  await expect(question(page)).toBeHidden();
  const [cookie] = (await context.cookies()).filter(({ name }) => name === general);
  expect(cookie).toMatchObject({
    value: '{"functional":"denied","statistics":"denied","marketing":null}', path: '/', sameSite: 'Lax', secure: true,
  });
  await context.close();
  await safe.close();
});

test('the host hears the answer, and reads it CC-27 CC-28', async ({ open, page }) => {
  await open(onlineBank);
  await page.evaluate(() => {
    window.heard = [];
    document.addEventListener('kfp-consent-change', (event) => window.heard.push(['event', event.target.localName, event.detail]));
    document.querySelector('kfp-cookie-consent').onAccept = (detail) => window.heard.push(['callback', detail]);
  });
  await press(page, 'Godta alle');
  const answers = { functional: 'accepted', statistics: 'accepted', marketing: null };
  await expect.poll(() => page.evaluate(() => window.heard)).toEqual([['callback', answers], ['event', 'kfp-cookie-consent', answers]]);
  expect(await page.evaluate(() => document.querySelector('kfp-runtime').consent)).toEqual(answers);
});

test('another tab knows within 500 ms, and asks no more B5 CC-26', async ({ open, page, context, demo }) => {
  await open(onlineBank);
  const other = await context.newPage();
  await other.goto(`${demo.origin}/demo/online-bank/`);
  await expect(question(page)).toBeVisible();
  await expect(question(other)).toBeVisible();
  await page.bringToFront();
  const delay = await noInAnotherTab(page, other);
  console.log(`B5: another tab knows after ${Math.round(delay)} ms`);
  expect(delay).toBeLessThan(500);
  await expect(question(other)).toBeHidden();
});

test('a cookie that goes while the page is open is asked for again CK-25 B4', async ({ open, page, context, demo }) => {
  await context.addCookies(answeredConsent(demo.origin));
  await open(onlineBank);
  await expect(page.getByText('Toyota').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.querySelector('kfp-runtime').consent)).not.toBeNull();
  await expect(question(page)).toBeHidden();
  await context.clearCookies({ name: general });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(question(page)).toBeVisible();
});

for (const [chunk, tag] of [['page-answer', 'kfp-cookie-consent'], ['answer-dialog', 'kfp-cookie-consent'], ['session-dialog', 'kfp-session-warning'], ['session-guard', 'kfp-session-warning']]) {
  test(`the host hears once that the code of ${tag} does not come: ${chunk}`, async ({ open, page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const heard = [];
    await page.exposeFunction('hear', (detail) => heard.push(detail));
    await page.addInitScript(() => document.addEventListener('kfp-error', ({ detail }) => window.hear(detail)));
    let tries = 0;
    await page.route(`**/chunks/${chunk}-*`, (route) => {
      tries += 1;
      return route.abort();
    });
    await open(onlineBank);
    // Each try asks twice.
    await expect.poll(() => tries, { timeout: 20_000 }).toBeGreaterThan(3);
    expect(heard).toEqual([{ tag, area: tag.replace('kfp-', ''), type: 'code', correlationId: expect.any(String), recoverable: true }]);
  });
}

test('the warning of the session lies on top, and is answered first CC-34', async ({ open, page }) => {
  const warning = page.getByRole('alertdialog', { name: /^Du blir logget ut om/ });
  await page.clock.install();
  await open('/demo/online-bank/?customer=one&scenario=expires-in-90');
  await expect(question(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(35_000);
  await expect(warning).toBeVisible();
  await press(page, 'Fortsett økten');
  await expect(warning).toHaveCount(0);
  await press(page, 'Avvis alle');
  await expect(question(page)).toHaveCount(0);
});

test('while the session warns, the question waits CC-34', async ({ open, page }) => {
  const warning = page.getByRole('alertdialog', { name: /^Du blir logget ut om/ });
  await page.clock.install();
  await open('/demo/online-bank/?customer=one&scenario=expires-in-90');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(35_000);
  await expect(warning).toBeVisible();
  await page.evaluate(() => document.querySelector('kfp-cookie-consent').open());
  await page.clock.runFor(1_000);
  await expect(question(page)).toHaveCount(0);
  await press(page, 'Fortsett økten');
  await expect(question(page)).toBeVisible();
});

test('at 320 px nothing is cut, yes and no have one size, and each control is large enough CC-35 E5', async ({ open, page }) => {
  for (const width of [320, 800]) {
    await page.setViewportSize({ width, height: 640 });
    await open(onlineBank);
    const [yes, no] = await Promise.all(['Godta alle', 'Avvis alle'].map((name) => page.getByRole('button', { name }).boundingBox()));
    expect([no.width, no.height]).toEqual([yes.width, yes.height]);
    const sizes = await question(page).evaluate((dialog) => ({
      sideways: dialog.scrollWidth - dialog.clientWidth,
      heights: [...dialog.querySelectorAll('button, a, label')].map((one) => Math.round(one.getBoundingClientRect().height)),
    }));
    expect(sizes.sideways).toBe(0);
    expect(Math.min(...sizes.heights)).toBeGreaterThanOrEqual(44);
  }
});

test('a content blocker that stops files by the words cookie, consent, tracking and analytics stops none of ours CC-15', async ({ open, page }) => {
  const stopped = [];
  await page.route(/\/(?:chunks|standalone)\/[^?]*(?:cookie|consent|tracking|analytics)/, (route) => {
    stopped.push(route.request().url());
    return route.abort('blockedbyclient');
  });
  await open(onlineBank);
  // The code that delivers events comes last.
  const deliveryCode = page.waitForResponse(/\/queue-delivery-/);
  await press(page, 'Godta alle');
  await expect(question(page)).toBeHidden();
  await deliveryCode;
  expect(stopped).toEqual([]);
});
