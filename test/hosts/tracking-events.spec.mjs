import { expect, test } from './fixtures.mjs';
import { eventsOf, hear, leaveAndRead, openTracked, yesToStatistics } from './tracked.mjs';

const bank = '/demo/online-bank/';
const portal = '/privat/forsikring/oversikt';

test.beforeEach(async ({ context, demo }) => context.addCookies(yesToStatistics(demo.origin)));

test('an overview tells what is loaded and seen TR-28 TR-29 TR-57 TR-34 TR-40 TR-41 TR-16 TR-22 TR-46 TR-49 @smoke', async ({ page, demo, requests }) => {
  await openTracked(page, demo, `${bank}?distributor=none`);
  const cards = page.locator('kfp-overview').getByRole('heading', { name: 'Anbefalt for deg' });
  await cards.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  const [view] = await leaveAndRead(page, demo, 'NboVisning');
  const events = eventsOf(demo);
  const of = (kind) => events.filter(({ event }) => event === kind);
  expect(of('Sidelast')).toEqual([expect.objectContaining({ side: bank, page: bank, path: bank, distributor: 'none' })]);
  expect(of('Komponentlast').map(({ komponent, side }) => [komponent, side])).toEqual(
    expect.arrayContaining([['kfp-overview', bank], ['kfp-offers', bank]]));
  expect(of('Komponentvisning').map(({ komponent, page: where }) => [komponent, where])).toEqual(expect.arrayContaining([['kfp-overview', bank]]));
  expect(of('NboLast')).toEqual([expect.objectContaining({
    mainNboProduct: expect.any(String), subNboProducts: expect.any(Array), filteredNboProductsDueToActiveAgreements: expect.any(Array),
    controlGroup: false, fallback: false, customerProducts: expect.any(Array),
  })]);
  expect(view).toMatchObject({ presentedNboModule: true, mainNboProduct: of('NboLast')[0].mainNboProduct, page: bank });
  for (const event of events) {
    expect(event).toMatchObject({ loginMethod: 'authenticated_bankid', distributor: 'none', token: 'demo', time: expect.any(Number) });
  }
  expect(new Set(events.map(({ $insert_id: id }) => id)).size).toBe(events.length);
  const sent = requests.filter(({ path }) => path.startsWith('/analytics/'));
  expect(sent.some(({ body }) => body.includes('"kfp-overview"') && body.includes('"kfp-offers"'))).toBe(true);
  expect(sent.every(({ method, query }) => method === 'POST' && query === 'ip=0')).toBe(true);
  expect(sent.every(({ headers }) => !headers['x-requested-by'] && !headers['x-xsrf-token'] && !headers.cookie && !headers.referer)).toBe(true);
});

test('what is pressed, opened, filled in and followed is told, without what was typed TR-30 TR-32 TR-36 TR-45', async ({ page, demo }) => {
  await openTracked(page, demo, `${portal}/forsikringsprofil?customer=full`);
  await page.getByRole('button', { name: 'Endre' }).first().click();
  const field = page.getByRole('textbox', { name: 'E-postadresse' });
  await field.fill('ny.adresse@eksempel.no');
  await field.blur();
  await page.getByRole('link', { name: 'Forsikringsoversikt', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/forsikring/i);
  const [input] = await leaveAndRead(page, demo, 'Skjemainput');
  expect(input).toMatchObject({ felt: 'E-postadresse', verdi: 'utfylt', side: `${portal}/forsikringsprofil` });
  const presses = eventsOf(demo).filter(({ event }) => event === 'Knappetrykk');
  expect(presses).toContainEqual(expect.objectContaining({
    navn: 'Endre', komponent: 'kfp-portal', side: `${portal}/forsikringsprofil`, type: 'knapp', hendelse: 'åpne',
  }));
  expect(presses).toContainEqual(expect.objectContaining({ navn: portal, type: 'lenke', hendelse: 'klikk' }));
  expect(JSON.stringify(demo.arrivals)).not.toContain('ny.adresse');
});

test('a recommendation that is followed is told, with the page that is left TR-32', async ({ page, demo }) => {
  await openTracked(page, demo, `${bank}?distributor=none`);
  await page.getByRole('region', { name: 'Anbefalt for deg' }).getByRole('link').first().click();
  const told = () => eventsOf(demo).filter(({ event }) => event === 'Anbefaling');
  await expect.poll(() => told().length).toBe(1);
  const [followed] = told();
  expect(followed).toMatchObject({ produktType: expect.any(String), anbefalteProdukter: expect.arrayContaining([followed.produktType]), hendelse: 'klikk' });
});

test('each route of the portal is a page load TR-28', async ({ page, demo }) => {
  await openTracked(page, demo, `${portal}?customer=full`);
  for (const [name, title] of [['Profil', 'Min profil'], ['Forsikringsoversikt', /forsikring/i]]) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  const loads = await leaveAndRead(page, demo, 'Sidelast', { side: `${portal}/forsikringsprofil` });
  expect(loads.map(({ side, page: name }) => [side, name])).toEqual([
    [portal, portal], [`${portal}/forsikringsprofil`, `${portal}/forsikringsprofil`], [portal, portal],
  ]);
});

test('a blocked purchase, an answer about the page and a failure are told TR-31 TR-35 TR-39', async ({ page, demo, expectedErrors }) => {
  expectedErrors.push(/500/);
  await openTracked(page, demo, `${bank}?scenario=tilbud-500`);
  // A failure is told once what watches the page is here.
  await page.locator('kfp-offers').getByRole('button', { name: 'Prøv igjen' }).click();
  await hear(page, 'Statistikk');
  await page.evaluate(() => {
    const block = Object.assign(document.createElement('kfp-error-page'), { type: 'block', kind: 'under18' });
    const question = Object.assign(document.createElement('kfp-feedback'), { preset: 'hvorFornoydErDu' });
    document.querySelector('main').append(block, question);
  });
  const question = page.locator('main > kfp-feedback');
  await question.getByRole('radio', { name: 'Veldig fornøyd' }).press('Space');
  await question.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(question.getByText('Takk for tilbakemeldingen din!')).toBeVisible();
  const [answer] = await leaveAndRead(page, demo, 'Tilbakemelding');
  expect(answer).toMatchObject({ tilbakemelding: expect.anything(), side: bank });
  const all = eventsOf(demo);
  expect(all).toContainEqual(expect.objectContaining({ event: 'Kjopssperre', side: bank, type: 'under18' }));
  expect(all).toContainEqual(expect.objectContaining({ event: 'Statistikk', name: 'feil', value: expect.stringContaining('kfp-offers') }));
});

test('a host tracks its own, with the fields of the list alone TR-33 TR-37 TR-38 TR-39 TR-42 TR-43 TR-50 TR-26', async ({ page, demo }) => {
  await openTracked(page, demo, bank);
  await page.evaluate(() => {
    const runtime = document.querySelector('kfp-runtime');
    runtime.track({ event: 'GjennomfortKjop', produkt: 'REISE', produktNavn: 'Reise', product: 'R1', navnet: 'Kari Nordmann' });
    runtime.track({ event: 'ABTest', abTestVariant: 'B', navn: 'knapp' });
    runtime.track({ event: 'ABEksperiment', abTestVariant: 'A', name: 'rekkefolge' });
    runtime.track({ event: 'Statistikk', name: 'bredde', value: 1280 });
    runtime.track({ event: '$experiment_started', name: 'pris', abTestVariant: 'C' });
    runtime.track({ event: 'Sidelast', side: '/kjop/123/b?x=1', page: 'Kjøp' });
  });
  await leaveAndRead(page, demo, 'GjennomfortKjop', { produkt: 'REISE', produktNavn: 'Reise', product: 'R1' });
  const all = eventsOf(demo);
  for (const fields of [
    { event: 'ABTest', abTestVariant: 'B', navn: 'knapp' },
    { event: 'ABEksperiment', abTestVariant: 'A', name: 'rekkefolge' },
    { event: 'Statistikk', name: 'bredde', value: 1280 },
    { event: '$experiment_started', name: 'pris', abTestVariant: 'C' },
    { event: 'Sidelast', side: '/kjop/[number]/b', page: 'Kjøp' },
  ]) expect(all).toContainEqual(expect.objectContaining(fields));
  expect(JSON.stringify(all)).not.toMatch(/navnet|Kari/);
});

test('the profile gets a joke name once, and the device a cookie of 365 days TR-24 TR-25 TR-26 TR-55', async ({ page, demo, context }) => {
  await openTracked(page, demo, bank);
  const profiles = () => demo.arrivals.filter(({ endpoint }) => endpoint === 'engage').map(({ data }) => data);
  await page.evaluate(() => document.querySelector('kfp-runtime').track({ event: 'Statistikk' }));
  await expect.poll(() => profiles().length, { timeout: 15_000 }).toBe(1);
  expect(profiles()[0]).toEqual({
    $token: 'demo', $distinct_id: expect.any(String), $set_once: { $first_name: expect.any(String), $last_name: expect.any(String) },
  });
  const cookie = (await context.cookies()).find(({ name }) => name === 'kfp-analytics-id');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', value: expect.stringMatching(/^[a-p]{32}$/) });
  expect(Math.abs(cookie.expires - Date.now() / 1000 - 31_536_000)).toBeLessThan(60);
  await openTracked(page, demo, bank);
  await page.evaluate(() => document.querySelector('kfp-runtime').track({ event: 'Statistikk', name: 'again' }));
  await expect.poll(() => eventsOf(demo), { timeout: 15_000 }).toContainEqual(expect.objectContaining({ name: 'again' }));
  expect(profiles()).toHaveLength(1);
});
