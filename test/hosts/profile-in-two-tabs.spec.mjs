import { expect, test } from './fixtures.mjs';

const route = '/privat/forsikring/oversikt/forsikringsprofil';
const put = '**/skadekunde/kontaktinformasjon';
const fields = {
  'E-post': { written: 'ny@eksempel.example', own: 'epostAdresse', legacy: 'epost' },
  Mobil: { written: '90000077', own: 'mobilNummer', legacy: 'telefon' },
};
const orders = [['E-post', 'Mobil'], ['Mobil', 'E-post'], ['E-post', 'E-post'], ['Mobil', 'Mobil']];

const rowOf = (page, title) => page.locator('.form-row').filter({ has: page.getByRole('heading', { level: 3, name: title }) });

/** Two tabs that show the profile of one customer, who is known in both systems with an e-mail address of each. */
async function openTabs({ open, page, context, demo }) {
  await open(`${route}?customer=double`);
  const other = await context.newPage();
  await other.goto(`${demo.origin}${route}`);
  for (const tab of [page, other]) await expect(rowOf(tab, 'E-post').getByRole('button', { name: 'Endre' })).toBeVisible();
  return [page, other];
}

async function write(tab, title, value) {
  const row = rowOf(tab, title);
  await row.getByRole('button', { name: 'Endre' }).click();
  await row.getByRole('textbox').fill(value);
  return row;
}

const isSaved = (row) => expect(row.getByRole('textbox')).toHaveCount(0);

function expectBoth(demo, wanted) {
  const { customer, lifeCustomer } = demo.stateOf('double');
  for (const [title, value] of Object.entries(wanted)) {
    const { own, legacy } = fields[title];
    expect([customer.kontaktInformasjon[own], lifeCustomer[legacy]], title).toEqual([value, value]);
  }
}

for (const [first, second] of orders) {
  test(`${first} in one tab, then ${second} in another that has shown the profile before: both systems have both PR-16 @smoke`, async ({ open, page, context, demo }) => {
    const [one, other] = await openTabs({ open, page, context, demo });
    const before = demo.stateOf('double').lifeCustomer;
    const row = await write(one, first, fields[first].written);
    await row.getByRole('button', { name: 'Lagre' }).click();
    await isSaved(row);
    const last = second === first ? fields[second].written.replace(/7|ny/, (part) => (part === '7' ? '8' : 'nyere')) : fields[second].written;
    const otherRow = await write(other, second, last);
    await otherRow.getByRole('button', { name: 'Lagre' }).click();
    await isSaved(otherRow);
    expectBoth(demo, { [first]: fields[first].written, [second]: last });
    // What nobody has changed is as it was, also where the two systems differ.
    if (!`${first}${second}`.includes('E-post')) expect(demo.stateOf('double').lifeCustomer.epost).toBe(before.epost);
    if (!`${first}${second}`.includes('Mobil')) expect(demo.stateOf('double').lifeCustomer.telefon).toBe(before.telefon);
  });
}

test('what one tab has changed shows in another that has it on the screen, unasked API-82', async ({ open, page, context, demo }) => {
  const [one, other] = await openTabs({ open, page, context, demo });
  const before = await rowOf(other, 'Mobil').innerText();
  const row = await write(one, 'E-post', 'kari.nye@eksempel.example');
  const typed = await write(other, 'Mobil', '90000078');
  await row.getByRole('button', { name: 'Lagre' }).click();
  await isSaved(row);
  await expect(rowOf(other, 'E-post')).toContainText('kari.nye@eksempel.example');
  await expect(typed.getByRole('textbox')).toHaveValue('90000078');
  await typed.getByRole('button', { name: 'Lagre' }).click();
  await isSaved(typed);
  await expect(rowOf(one, 'Mobil')).toContainText('90 00 00 78');
  expect(before).not.toContain('90 00 00 78');
});

test('a change waits for the one of another tab, which is between its two calls PR-16', async ({ open, page, context, demo, calls, hold }) => {
  const [one, other] = await openTabs({ open, page, context, demo });
  const release = await hold('liv/kunde/v1/contactInfo');
  const row = await write(one, 'E-post', 'ny@eksempel.example');
  await row.getByRole('button', { name: 'Lagre' }).click();
  await expect.poll(() => calls('skadekunde/kontaktinformasjon', 'PUT')).toBe(1);
  const asked = calls('liv/kunde/v1/kunde');
  const otherRow = await write(other, 'Mobil', '90000077');
  await otherRow.getByRole('button', { name: 'Lagre' }).click();
  await expect(otherRow.getByRole('button', { name: 'Lagre' })).toHaveAttribute('aria-disabled', 'true');
  // The other tab waits in the queue of the browser.
  await expect.poll(() => other.evaluate(async () => (await navigator.locks.query()).pending.map(({ name }) => name))).toEqual(['kfp-change-contact']);
  expect(calls('liv/kunde/v1/kunde')).toBe(asked);
  release();
  await isSaved(row);
  await isSaved(otherRow);
  expectBoth(demo, { 'E-post': 'ny@eksempel.example', Mobil: '90000077' });
});

test('a tab that is closed in the middle of its change keeps no other one waiting PR-16', async ({ open, page, context, demo }) => {
  const [one, other] = await openTabs({ open, page, context, demo });
  await other.route(put, () => undefined);
  const row = await write(other, 'E-post', 'ny@eksempel.example');
  await row.getByRole('button', { name: 'Lagre' }).click();
  await expect.poll(() => one.evaluate(async () => (await navigator.locks.query()).held.map(({ name }) => name))).toEqual(['kfp-change-contact']);
  const rest = await write(one, 'Mobil', '90000077');
  await rest.getByRole('button', { name: 'Lagre' }).click();
  await other.close();
  await isSaved(rest);
  expectBoth(demo, { Mobil: '90000077' });
});

for (const isTold of [true, false]) {
  test(`a value that is not confirmed is not written over a newer one of another tab${isTold ? '' : ', which this one has not heard of'} PR-72`, async ({ open, page, context, demo }) => {
    const [one, other] = await openTabs({ open, page, context, demo });
    // The systems of one tab have not noticed its change yet.
    const reads = /skadekunde\/hent|liv\/kunde\/v1\/kunde/;
    const before = {};
    await one.route(reads, async (route) => {
      const path = new URL(route.request().url()).pathname;
      before[path] ??= await (await route.fetch()).text();
      await route.fulfill({ contentType: 'application/json', body: before[path] });
    });
    await one.reload();
    const row = await write(one, 'E-post', 'ny@eksempel.example');
    await row.getByRole('button', { name: 'Lagre' }).click();
    await expect(row.getByRole('alert')).toContainText('Vi får ikke bekreftet');
    if (isTold) await one.unroute(reads);
    const newer = await write(other, 'E-post', 'nyere@eksempel.example');
    await newer.getByRole('button', { name: 'Lagre' }).click();
    await isSaved(newer);
    if (!isTold) {
      // The tab may ask by itself as soon as it can, which takes the button away.
      const retry = await row.getByRole('button', { name: 'Prøv igjen' }).elementHandle();
      await one.unroute(reads);
      await retry.evaluate((button) => button.click());
    }
    await expect(row).toContainText('nyere@eksempel.example');
    await expect(row.getByRole('alert')).toHaveCount(0);
    expectBoth(demo, { 'E-post': 'nyere@eksempel.example' });
  });
}

test('what a customer has written is not stored for another one, who logs in in another tab CF-70', async ({ page, context, demo, calls }) => {
  const logIn = async (tab, customer, to) => {
    await tab.goto(`${demo.origin}/demo/login/?customer=${customer}&return=${encodeURIComponent(to)}`);
    await tab.getByRole('button', { name: 'Logg inn' }).click();
  };
  await logIn(page, 'double', route);
  const row = await write(page, 'E-post', 'ny@eksempel.example');
  const save = await row.getByRole('button', { name: 'Lagre' }).elementHandle();
  const other = await context.newPage();
  await logIn(other, 'locked', '/demo/online-bank/');
  await expect(other.locator('kfp-overview').getByText('Toyota Yaris').first()).toBeVisible();
  await expect(page.getByText('Laila Låst').first()).toBeVisible();
  await save.evaluate((button) => button.click());
  await expect(page.getByText('Kari Eksempel')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(calls('skadekunde/kontaktinformasjon', 'PUT')).toBe(0);
});
