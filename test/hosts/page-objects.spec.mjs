import { kfp } from '../../testing/testing.mjs';
import { expect, test } from './fixtures.mjs';
import { hostPages } from './host-pages.mjs';

for (const { name, path } of hostPages.offers) {
  test(`lists and removes offers: ${name} TK-10`, async ({ open, page, demo }) => {
    await open(path);
    const offers = kfp(page).offers();
    await expect(offers.list).toHaveCount(5);
    await expect(offers.offer('Bil')).toContainText('Tesla Model Y');
    await offers.remove('Bil');
    await expect(offers.list).toHaveCount(4);
    await expect(offers.offer('Bil')).toHaveCount(0);
    expect(demo.stateOf('full').offers.map((one) => one.name)).toEqual(['Hus', 'Reise', 'Livsforsikring', 'Hund']);
  });
}

for (const [name, path] of [['online bank', '/demo/online-bank/'], ['portal', '/privat/forsikring/oversikt']]) {
  test(`reads insurances and tasks: ${name} TK-10`, async ({ open, page }) => {
    await open(path);
    const overview = kfp(page).overview();
    await expect(overview.insurances).toHaveCount(12);
    await expect(overview.insurance('Bil')).toContainText('Volvo V70');
    await expect(overview.insurance('Tilhenger')).toContainText('Tysse 6374');
    await expect(overview.total).toHaveText(/^Totalt 2.706,50.kr\/md$/);
    await expect(kfp(page).tasks().list).toHaveCount(4);
    await expect(kfp(page).tasks().task('Aksepter 2 tilbud').getByRole('link')).toHaveAttribute('href', /\/privat\/forsikring\/aksept$/);
  });
}

test('finds the tasks behind a button, and those that come late, on a phone TK-10', async ({ open, page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open('/privat/forsikring/oversikt?scenario=motoroppgaver-slow');
  const tasks = kfp(page).tasks();
  await expect(page.getByRole('button', { name: /^Flere oppgaver/ })).toBeVisible({ timeout: 20_000 });
  await tasks.open();
  await tasks.open();
  await expect(tasks.task('Aksepter 2 tilbud')).toBeVisible();
  await expect(tasks.list).toHaveCount(4);
});

/** Opens a path in the only frame of a page. */
const openInFrame = (page, path) => page.evaluate((src) => {
  const frame = Object.assign(document.createElement('iframe'), { src, width: 1000, height: 2000 });
  document.body.replaceChildren(frame);
}, path);

test('reads and presses in a frame TK-10', async ({ open, page, demo }) => {
  await open('/');
  const portal = kfp(page.frameLocator('iframe'));
  await openInFrame(page, '/privat/forsikring/oversikt');
  await expect(portal.overview().insurance('Bil')).toContainText('Volvo V70');
  await expect(portal.tasks().task('Aksepter 2 tilbud')).toBeVisible();
  await openInFrame(page, '/privat/forsikring/oversikt/tilbud');
  await portal.offers().remove('Bil');
  await openInFrame(page, '/privat/forsikring/oversikt/forsikringsprofil');
  await portal.profile().changeEmail('ny@eksempel.example');
  const { customer, offers } = demo.stateOf('full');
  expect(customer.kontaktInformasjon.epostAdresse).toBe('ny@eksempel.example');
  expect(offers.map(({ name }) => name)).not.toContain('Bil');
});

test('changes the profile TK-10', async ({ open, page, demo }) => {
  await open('/privat/forsikring/oversikt/forsikringsprofil');
  const profile = kfp(page).profile();
  await profile.changeEmail('ny@eksempel.example');
  await profile.changeMobile('41234567');
  await profile.answerConsent('Deling av opplysninger', true);
  await profile.chooseDocuments('paper');
  const { customer, hasReservation } = demo.stateOf('full');
  expect(customer.kontaktInformasjon).toMatchObject({ epostAdresse: 'ny@eksempel.example', mobilNummer: '41234567' });
  expect(customer.samtykker.crossDomainConsent).toBe('AUTHORIZED');
  expect(hasReservation).toBe(true);
  await expect(profile.row('E-post').getByRole('paragraph').first()).toHaveText('ny@eksempel.example');
  await profile.chooseDocuments('digital');
  expect(demo.stateOf('full').hasReservation).toBe(false);
});

test('opens groups of what can be bought TK-10', async ({ open, page }) => {
  await open('/privat/forsikring/oversikt/kjopsinnganger');
  const entries = kfp(page).purchaseEntries();
  await entries.open('Kjøretøy');
  await entries.open('Kjøretøy');
  await expect(entries.group('Kjøretøy')).toHaveAttribute('aria-expanded', 'true');
  await expect(entries.link('Tilhenger')).toBeVisible();
});

test('prolongs the session, and logs out TK-10', async ({ open, page, calls }) => {
  await open('/privat/forsikring/oversikt?scenario=expires-in-50');
  const { dialog, extend } = kfp(page).sessionWarning();
  await expect(dialog).toBeVisible();
  await extend();
  expect(calls('auth/session-extend', 'POST')).toBe(1);
  await open('/privat/forsikring/oversikt?scenario=expires-in-50');
  await kfp(page).sessionWarning().logOut();
  await expect.poll(() => calls('auth/logout', 'POST')).toBe(1);
});

test.describe('cookies', () => {
  test.use({ hasAnswered: false });

  const answers = [
    ['acceptAll', [], { functional: 'accepted', statistics: 'accepted' }],
    ['denyAll', [], { functional: 'denied', statistics: 'denied' }],
    ['accept', [['functional']], { functional: 'accepted', statistics: 'denied' }],
  ];
  for (const [method, args, stored] of answers) {
    test(`answers by ${method} TK-10`, async ({ open, page, context }) => {
      await open('/demo/online-bank/');
      const consent = kfp(page).cookieConsent();
      await expect(consent.dialog).toBeVisible();
      await consent[method](...args);
      const { value } = (await context.cookies()).find((cookie) => cookie.name === 'fremtind-cookie-consent');
      expect(JSON.parse(decodeURIComponent(value))).toMatchObject(stored);
    });
  }

  test('answers in a frame TK-10', async ({ open, page }) => {
    await open('/');
    await openInFrame(page, '/demo/online-bank/');
    const consent = kfp(page.frameLocator('iframe')).cookieConsent();
    await expect(consent.dialog).toBeVisible();
    await consent.denyAll();
  });

  test('accepts only what it names, also where more is stored TK-10', async ({ open, page, context }) => {
    await open('/demo/online-bank/');
    const consent = kfp(page).cookieConsent();
    await consent.acceptAll();
    await page.evaluate(() => document.querySelector('kfp-runtime').openCookieSettings());
    await consent.accept(['functional']);
    const { value } = (await context.cookies()).find((cookie) => cookie.name === 'fremtind-cookie-consent');
    expect(JSON.parse(decodeURIComponent(value))).toMatchObject({ functional: 'accepted', statistics: 'denied' });
  });
});
