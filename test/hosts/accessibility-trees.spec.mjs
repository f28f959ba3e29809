import { expect, test } from './fixtures.mjs';
import { treeFile } from './tree-file.mjs';

const portal = '/privat/forsikring/oversikt';
const element = (page) => page.locator('kfp-portal');
const rowOf = (page, title) => element(page).locator('.form-row').filter({ has: page.getByRole('heading', { level: 3, name: title }) });
const region = (page, name) => element(page).getByRole('region', { name, exact: true });

/** Each change of the profile: where it is, how it goes wrong and right, and the end of the address that it is sent to. */
const changes = [
  {
    title: 'E-post', endpoint: 'skadekunde/kontaktinformasjon', save: 'Lagre',
    spoil: (row) => row.getByRole('textbox').fill('abc'),
    mend: (row) => row.getByRole('textbox').fill('ny@eksempel.example'),
  },
  {
    title: 'Mobil', endpoint: 'skadekunde/kontaktinformasjon', save: 'Lagre',
    spoil: (row) => row.getByRole('textbox').fill('123'),
    mend: (row) => row.getByRole('textbox').fill('40 00 00 00'),
  },
  {
    title: 'Tilbud og råd', endpoint: 'samtykke/oppdater', save: 'Lagre',
    mend: (row) => row.getByRole('radio', { name: 'Nei' }).check(),
  },
  {
    title: 'Deling av opplysninger', endpoint: 'samtykke/oppdater', save: 'Lagre',
    spoil: () => undefined,
    mend: (row) => row.getByRole('radio', { name: 'Nei' }).check(),
  },
  {
    title: 'Adresse', endpoint: 'adresse/oppdater', save: 'Oppdater til folkeregistrert adresse',
  },
  {
    title: 'Dokumenter', endpoint: 'samtykke/reservasjon', save: 'Bekreft',
    spoil: () => undefined,
    mend: (row) => row.getByRole('checkbox').check(),
    place: region,
  },
];

for (const { title, endpoint, save, spoil, mend, place = rowOf } of changes) {
  test(`the accessibility tree of ${title} in each of its states PR-03 PR-04`, async ({ open, page, hold, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    const trees = treeFile(`profile-${title.toLowerCase().replaceAll(' ', '-').replaceAll('å', 'a')}`);
    const row = place(page, title);
    const edit = row.getByRole('button', { name: 'Endre' });
    const button = row.getByRole('button', { name: save });
    async function show() {
      await open(`${portal}/forsikringsprofil?distributor=sb1`);
      await expect(region(page, 'Dokumenter').getByRole('button', { name: 'Bekreft' })).toBeVisible();
      await expect(region(page, 'Samtykker').getByText('Ikke besvart')).toBeVisible();
    }

    await page.route(`**/${endpoint}`, (route) => route.fulfill({ status: 500 }));
    await show();
    if (await edit.count()) await edit.click();
    await mend?.(row);
    await button.click();
    await expect(row.getByRole('alert')).toBeVisible();
    await trees.note('server error', row);

    await page.unroute(`**/${endpoint}`);
    await show();
    await trees.note('closed', row);
    if (await edit.count()) {
      await edit.click();
      await expect(button).toBeVisible();
      await trees.note('open', row);
    }
    if (spoil) {
      await spoil(row);
      await button.click();
      await expect(row.locator('[aria-invalid=true]').first()).toBeVisible();
      await trees.note('validation error', row);
    }
    await mend?.(row);
    const release = await hold(endpoint);
    await button.click();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(row.getByRole('status', { name: 'Vent litt' })).toBeAttached();
    await trees.note('saving', row);
    release();
    if (title === 'Dokumenter') await expect(page.getByText('Valget ditt er lagret').first()).toBeVisible();
    else if (title === 'Adresse') {
      await expect(page.getByText('Adressen din er oppdatert').first()).toBeVisible();
      await expect(row.getByRole('button')).toHaveCount(0);
    } else await expect(edit).toHaveAttribute('aria-expanded', 'false');
    await trees.note('saved', row);

    trees.compare();
  });
}

test('the accessibility tree of rows that are on their way, fixed, or could not be fetched PR-11 PR-40 PR-48 PR-61', async (
  { open, page, hold, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  const trees = treeFile('profile-without-change');
  const main = element(page).getByRole('main');
  const confirm = region(page, 'Dokumenter').getByRole('button', { name: 'Bekreft' });
  const show = (query) => open(`${portal}/forsikringsprofil?distributor=sb1&${query}`);

  const release = await hold('skadekunde/hent');
  await show('');
  // Below its heading: the page has said so before, while it waited for the customer.
  await expect(main.getByRole('heading', { name: 'Min profil' })).toBeVisible();
  await expect(main.getByText('Laster innhold')).toBeVisible();
  await trees.note('on their way', main);
  release();
  await show('customer=locked');
  await expect(confirm).toBeVisible();
  await trees.note('nothing to change', region(page, 'Opplysninger om deg'));
  await show('customer=none&scenario=kundeadresser-500+reservasjon-500+samtykke-tekster-500');
  await expect(region(page, 'Samtykker').getByRole('alert')).toBeVisible();
  await expect(region(page, 'Dokumenter').getByRole('alert')).toBeVisible();
  await trees.note('could not be fetched', main);
  await show('scenario=skadekunde-500');
  await rowOf(page, 'Tilbud og råd').getByRole('button', { name: 'Endre' }).click();
  await expect(rowOf(page, 'Tilbud og råd').getByRole('radio')).toHaveCount(2);
  await trees.note('without the customer', main);
  trees.compare();
});

test('the accessibility tree of the overview, on its way, whole, empty and failed OV-12', async ({ open, page, hold, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  const trees = treeFile('overview');
  const release = await hold('avtaleoversikt/avtaler');
  await open(`${portal}?customer=full`);
  await expect(element(page).getByText('Laster innhold')).toBeVisible();
  await trees.note('on its way', element(page).getByRole('main'));
  release();
  const isWhole = () => expect(element(page).getByRole('group', { name: /fornøyd/ })).toBeVisible();
  await isWhole();
  await trees.note('whole', element(page).getByRole('main'));
  await open(`${portal}?customer=none`);
  await isWhole();
  await trees.note('empty', element(page).getByRole('main'));
  await open(`${portal}?customer=one&scenario=avtaler-500,tilbud-500,produktanbefaling-500,skadekunde-500`);
  // Nobody is asked how it went.
  await expect(region(page, 'Kjøp forsikring')).toBeVisible();
  await expect(region(page, 'Tilbud').getByRole('alert')).toBeVisible();
  await trees.note('failed', element(page).getByRole('main'));
  trees.compare();
});

test('the accessibility tree of the purchase entries, closed, open and for union members PE-10 PE-26', async ({ open, page }) => {
  const trees = treeFile('purchase-entries');
  const main = element(page).getByRole('main');
  const isWhole = () => expect(element(page).getByRole('group', { name: /fikk du/i })).toBeVisible();
  await open(`${portal}/kjopsinnganger?distributor=sb1`);
  await isWhole();
  await trees.note('closed', main);
  await element(page).getByRole('button', { name: 'Liv og helse' }).click();
  await expect(element(page).getByRole('link', { name: 'Barneforsikring' })).toBeVisible();
  await trees.note('open', main);
  await open(`${portal}/kjopsinnganger?distributor=sb1&isLo=true`);
  await isWhole();
  await trees.note('for union members', main);
  trees.compare();
});

test('the accessibility tree of other insurances, closed, open and without any OI-03 OI-12', async ({ open, page }) => {
  const trees = treeFile('other-insurances');
  const main = element(page).getByRole('main');
  await open(`${portal}/andre-forsikringer?distributor=sb1`);
  await expect(element(page).getByRole('group', { name: /fant du/i })).toBeVisible();
  await trees.note('closed', main);
  await element(page).getByRole('button', { name: 'Fjordbanken Kort' }).click();
  await expect(main.getByRole('link', { name: /^Les mer/ })).toBeVisible();
  await trees.note('open', main);
  await open(`${portal}/andre-forsikringer?distributor=dnb`);
  await expect(element(page).getByText('Vi har ingen andre forsikringer å vise.')).toBeVisible();
  await trees.note('without any', main);
  trees.compare();
});
