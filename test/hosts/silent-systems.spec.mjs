import { expect, test } from './fixtures.mjs';

const route = '/privat/forsikring/oversikt/forsikringsprofil';
const legacy = 'liv/kunde/v1/kunde';
const said = 'E-postadressen er lagret. Har du livsforsikring, er den kanskje ikke oppdatert der.';

/** Puts the element into the bank's page, in the place of another one. */
const putIntoBank = (page) => page.evaluate(() => document.querySelector('kfp-overview').replaceWith(document.createElement('kfp-profile')));

/** The mobile bank has one element in one file, and no loader. */
async function showProfileInApp(route) {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).replaceAll('kfp-offers', 'kfp-profile') });
}

const hosts = {
  portal: ({ open }, query) => open(`${route}?${query}`),
  'online bank': ({ open }, query) => open(`/demo/online-bank/?${query}`),
  'mobile bank': ({ open }, query) => open(`/demo/mobile-bank/?${query}`),
};

const rowOf = (page, title) => page.locator('.form-row').filter({ has: page.getByRole('heading', { name: title }) });

async function show({ open, page }, name, query) {
  await page.addInitScript(() => {
    window.ready = [];
    addEventListener('kfp-ready', ({ detail }) => window.ready.push(detail.tag));
  });
  if (name === 'mobile bank') await page.route('**/demo/mobile-bank/?*', showProfileInApp);
  await hosts[name]({ open }, query);
  if (name === 'online bank') await putIntoBank(page);
}

const isReady = (page) => page.evaluate(() => window.ready.some((tag) => ['kfp-portal', 'kfp-profile'].includes(tag)));

for (const name of Object.keys(hosts)) {
  test(`what is known shows while the old system hangs, and can be changed: ${name} PR-07 PR-18 @smoke`, async ({ open, page, demo, calls, axe }) => {
    await show({ open, page }, name, 'customer=double&scenario=liv-kunde-timeout');
    await expect(page.getByText('Dobbelt Eksempel')).toBeVisible();
    for (const title of ['E-post', 'Mobil', 'Adresse']) await expect(rowOf(page, title)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Dokumenter' })).toBeVisible();
    await expect(page.getByText('Ikke registrert', { exact: true })).toHaveCount(0);
    expect(await isReady(page)).toBe(true);

    const row = rowOf(page, 'E-post');
    await row.getByRole('button', { name: 'Endre' }).click();
    await row.getByRole('textbox').fill('ny@eksempel.example');
    await row.getByRole('button', { name: 'Lagre' }).click();
    await expect(row.getByRole('alert')).toContainText(said, { timeout: 9_000 });
    await expect(row.getByText('ny@eksempel.example')).toBeVisible();
    await expect(row.getByRole('textbox')).toHaveCount(0);
    expect([calls('skadekunde/kontaktinformasjon', 'PUT'), calls('liv/kunde/v1/contactInfo', 'POST')]).toEqual([1, 0]);
    expect(demo.stateOf('double').customer.kontaktInformasjon.epostAdresse).toBe('ny@eksempel.example');
    expect(demo.stateOf('double').lifeCustomer.epost).toBe('gammel@eksempel.example');
    expect(await axe({ include: name === 'portal' ? 'kfp-portal' : 'kfp-profile' })).toEqual([]);
  });
}

test('another try saves it in the old system too, once that answers PR-16', async ({ open, page, demo, hold, calls }) => {
  const release = await hold(legacy);
  await open(`${route}?customer=double`);
  const row = rowOf(page, 'Mobil');
  await row.getByRole('button', { name: 'Endre' }).click();
  await row.getByRole('textbox').fill('90 00 00 77');
  await row.getByRole('button', { name: 'Lagre' }).click();
  const message = row.getByRole('alert');
  await expect(message).toContainText('Mobilnummeret er lagret. Har du livsforsikring, er det kanskje ikke oppdatert der.', { timeout: 9_000 });
  release();
  await message.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(message).toHaveCount(0);
  await expect(row.getByRole('heading', { name: 'Mobil' })).toBeFocused();
  expect(calls('liv/kunde/v1/contactInfo', 'POST')).toBe(1);
  expect(demo.stateOf('double').lifeCustomer).toEqual({ epost: 'gammel@eksempel.example', telefon: '90000077', eksisterer: true });
});

test('a value that only the old system may have is on its way, and then could not be fetched PR-18', async ({ open, page, demo, axe, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  demo.stateOf('double').customer.kontaktInformasjon.mobilNummer = null;
  const row = rowOf(page, 'Mobil');
  await open(`${route}?customer=double&scenario=liv-kunde-timeout`);
  await expect(row.getByText('Laster innhold')).toBeVisible();
  await expect(rowOf(page, 'E-post').getByText('Laster innhold')).toHaveCount(0);
  await open(`${route}?customer=double&scenario=liv-kunde-500`);
  await expect(row.getByText('Kunne ikke hentes')).toBeVisible();
  const message = page.getByRole('alert').filter({ hasText: 'opplysningene dine for livsforsikringer' });
  await expect(message.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  expect(await axe()).toEqual([]);
});

test('what the old system knows shows while our own hangs PR-18', async ({ open, page }) => {
  await open(`${route}?customer=double&scenario=skadekunde-timeout`);
  await expect(rowOf(page, 'E-post').getByText('gammel@eksempel.example')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dokumenter' })).toBeVisible();
  await expect(rowOf(page, 'E-post').getByRole('button')).toHaveCount(0);
});
