import { answeredConsent, expect, test } from './fixtures.mjs';

const route = '/privat/forsikring/oversikt/forsikringsprofil';

/** Puts the element into the bank's page, in the place of another one. */
const putIntoBank = (page) => page.evaluate(() => {
  document.querySelector('kfp-offers').remove();
  document.querySelector('kfp-overview').replaceWith(document.createElement('kfp-profile'));
});

const hosts = {
  portal: { tag: 'kfp-portal', level: 1, show: ({ open }, query = '') => open(`${route}?${query}`) },
  'online bank': {
    tag: 'kfp-profile',
    level: 2,
    async show({ open, page }, query = '') {
      await open(`/demo/online-bank/?${query}`);
      await putIntoBank(page);
    },
  },
};

const rowOf = (element, title) => element.locator('.form-row').filter({ has: element.page().getByRole('heading', { name: title }) });
const bodiesOf = (requests, method, path) => requests.filter((one) => one.method === method && one.path.endsWith(path)).map(({ body }) => body);

for (const [name, { tag, level, show }] of Object.entries(hosts)) {
  test(`shows and changes contact data by keyboard: ${name} PR-01 to PR-16 PR-23 PR-64 PR-70 @smoke`, async ({ open, page, demo, axe }) => {
    await show({ open, page }, 'customer=double');
    const element = page.locator(tag);
    await expect(element.getByRole('heading', { level })).toHaveText('Min profil');
    await expect(element.getByText('Dobbelt Eksempel')).toBeVisible();
    await expect(element.getByText('Fødselsnummer 010190 *****')).toBeVisible();

    const row = rowOf(element, 'Mobil');
    const edit = row.getByRole('button', { name: 'Endre' });
    await expect(edit).toHaveAccessibleDescription('Mobil');
    await expect(edit).toHaveAttribute('aria-expanded', 'false');
    await edit.focus();
    await page.keyboard.press('Enter');
    const field = row.getByRole('textbox', { name: 'Mobilnummer' });
    await expect(field).toBeFocused();
    await expect(edit).toHaveAttribute('aria-expanded', 'true');
    await field.fill('123');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription('Mobilnummeret er ikke gyldig');
    expect(await axe({ include: tag })).toEqual([]);

    await field.fill('+47 912 34 567');
    await page.keyboard.press('Enter');
    await expect(edit).toBeFocused();
    await expect(row.getByText('+47 91 23 45 67')).toBeVisible();
    await expect(field).toHaveCount(0);
    expect(bodiesOf(demo.requests, 'PUT', '/kontaktinformasjon')).toEqual(['{"mobilNummer":"91234567"}']);
    expect(bodiesOf(demo.requests, 'POST', '/contactInfo')).toEqual(['{"epost":"gammel@eksempel.example","telefon":"91234567"}']);
    expect(demo.stateOf('double').customer.kontaktInformasjon.mobilNummer).toBe('91234567');
    expect(demo.stateOf('double').lifeCustomer.telefon).toBe('91234567');
  });

  test(`takes over the address and chooses paper: ${name} PR-32 to PR-40 PR-55 to PR-60`, async ({ open, page, demo, axe }) => {
    await show({ open, page });
    const element = page.locator(tag);
    const row = rowOf(element, 'Adresse');
    await expect(row.getByText('Bjørkeveien 14B, 0155 Oslo')).toBeVisible();
    await row.getByRole('button', { name: 'Oppdater til folkeregistrert adresse' }).click();
    await expect(page.getByText('Adressen din er oppdatert').first()).toBeVisible();
    await expect(row.getByRole('button')).toHaveCount(0);
    await expect(row.getByRole('heading', { name: 'Adresse' })).toBeFocused();

    const documents = element.getByRole('region', { name: 'Dokumenter' });
    await documents.getByRole('button', { name: 'Bekreft' }).click();
    const box = documents.getByRole('checkbox', { name: 'Jeg vil ha dokumentene mine på papir' });
    await expect(box).toHaveAccessibleDescription('Du må krysse av før du kan bekrefte');
    await expect(box).toBeFocused();
    await box.check();
    await documents.getByRole('button', { name: 'Bekreft' }).click();
    await expect(page.getByText('Valget ditt er lagret').first()).toBeVisible();
    await expect(documents.getByRole('checkbox', { name: 'Jeg vil ha dokumentene mine digitalt' })).not.toBeChecked();
    expect(demo.stateOf('full').hasReservation).toBe(true);
    expect(await axe({ include: tag })).toEqual([]);
  });

  test(`answers a consent: ${name} CF-52 PR-43 to PR-53`, async ({ open, page, demo, calls, axe }) => {
    await show({ open, page }, 'distributor=sb1');
    const element = page.locator(tag);
    const row = rowOf(element, 'Deling av opplysninger');
    await expect(row.getByText('Ikke besvart')).toBeVisible();
    await row.getByRole('button', { name: 'Endre' }).click();
    const group = row.getByRole('radiogroup', { name: 'Deling av opplysninger' });
    await group.getByRole('radio', { name: 'Ja' }).check();
    expect(await axe({ include: tag })).toEqual([]);
    await row.getByRole('button', { name: 'Lagre' }).click();
    await expect(row.getByText('Ja', { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Endre' })).toBeFocused();
    expect(demo.stateOf('full').customer.samtykker).toEqual({ marketingConsent: 'AUTHORIZED', crossDomainConsent: 'AUTHORIZED' });
    await expect.poll(() => calls('skadekunde/hent')).toBe(2);
    await expect(rowOf(element, 'Fagforbund (LO)').getByText('Ikke registrert som medlem')).toBeVisible();
  });
}

test('shows the new value at once, and the old one again when it is refused PR-12 PR-13 PR-21 PR-28', async ({ open, page, hold, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  await open(route);
  const row = rowOf(page.locator('kfp-portal'), 'E-post');
  await row.getByRole('button', { name: 'Endre' }).click();
  const release = await hold('skadekunde/kontaktinformasjon');
  await row.getByRole('textbox').fill('kari@bank.invalid');
  await row.getByRole('button', { name: 'Lagre' }).click();
  await expect(row.getByText('kari@bank.invalid')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Lagre' })).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(row.getByText('kari@eksempel.example')).toBeVisible();
  await expect(row.getByRole('textbox')).toHaveAccessibleDescription('E-postadressen er ikke gyldig');
  await expect(row.getByRole('textbox')).toHaveValue('kari@bank.invalid');
  await row.getByRole('button', { name: 'Avbryt' }).click();
  await row.getByRole('button', { name: 'Endre' }).click();
  await expect(row.getByRole('textbox')).toHaveValue('kari@eksempel.example');
});

test('says what failed, each in its row PR-13 PR-31 PR-39 PR-53', async ({ open, page, axe, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  const failing = ['kontaktinformasjon', 'adresse-oppdater', 'samtykke-oppdater', 'reservasjon-oppdater'].map((name) => `${name}-500`);
  await open(`${route}?distributor=sb1&scenario=${failing.join('+')}`);
  const element = page.locator('kfp-portal');
  for (const [title, message] of [
    ['E-post', 'Noe gikk galt ved oppdatering av e-post'],
    ['Mobil', 'Noe gikk galt ved oppdatering av telefonnummer'],
    ['Tilbud og råd', 'Noe gikk galt ved lagring av samtykket'],
  ]) {
    await rowOf(element, title).getByRole('button', { name: 'Endre' }).click();
    await rowOf(element, title).getByRole('button', { name: 'Lagre' }).click();
    await expect(rowOf(element, title).getByRole('alert')).toHaveText(message);
  }
  await rowOf(element, 'Adresse').getByRole('button').click();
  await expect(rowOf(element, 'Adresse').getByRole('alert')).toHaveText('Noe gikk galtVi kunne ikke oppdatere adressen din til folkeregistrert adresse.');
  await element.getByRole('checkbox').check();
  await element.getByRole('button', { name: 'Bekreft' }).click();
  await expect(element.getByRole('region', { name: 'Dokumenter' }).getByRole('alert')).toHaveText('Noe gikk galt ved lagring av valget ditt');
  expect(await axe()).toEqual([]);
});

test('shows each customer what is theirs PR-08 PR-09 PR-11 PR-34 PR-46 PR-54', async ({ open, page, demo, calls }) => {
  const element = page.locator('kfp-portal');
  await open(`${route}?customer=legacy`);
  await expect(rowOf(element, 'E-post').getByText('gamle@eksempel.example')).toBeVisible();
  await expect(rowOf(element, 'Adresse').getByText('Kunne ikke hentes')).toBeVisible();
  expect(calls('adresse/kundeadresser')).toBe(0);

  await open(`${route}?customer=locked`);
  await expect(rowOf(element, 'Mobil').getByText('+46700000000')).toBeVisible();
  await expect(rowOf(element, 'Mobil').getByText('Kontakt oss for å endre.')).toBeVisible();
  await expect(rowOf(element, 'Mobil').getByRole('button')).toHaveCount(0);
  await expect(rowOf(element, 'Adresse').getByText('Exempelgatan 14B, 111 22 Stockholm')).toBeVisible();

  await open(`${route}?customer=paper`);
  await expect(rowOf(element, 'Adresse').getByText('Gnr. 12, bnr. 3, 8530 Bjerkvik')).toBeVisible();
  await expect(element.getByRole('checkbox', { name: 'Jeg vil ha dokumentene mine digitalt' })).toBeVisible();

  demo.stateOf('none').customer.niceKundenummer = null;
  await open(`${route}?customer=none`);
  await expect(element.getByRole('region', { name: 'Samtykker' })).toBeVisible();
  await expect(rowOf(element, 'E-post')).toHaveCount(0);

  await page.addInitScript(() => {
    const note = () => {
      const text = document.querySelector('kfp-portal')?.shadowRoot?.textContent ?? '';
      if (text.includes('Samtykker')) window.hasFlashed = true;
      requestAnimationFrame(note);
    };
    note();
  });
  await open(`${route}?customer=bank-customer&scenario=skadekunde-slow`);
  await expect(element.getByText('Bente Bankkunde')).toBeVisible();
  await expect(element.getByRole('region', { name: 'Dokumenter' })).toBeVisible();
  expect(await page.evaluate(() => window.hasFlashed)).toBe(undefined);
});

test('hyphenates a long name, and has a picture of its height, which no script follows PR-65 to PR-69 UI-30', async ({ open, page }) => {
  await page.addInitScript(() => {
    window.resizeListeners = 0;
    const { addEventListener: add } = window;
    window.addEventListener = function addEventListener(type, ...rest) {
      if (type === 'resize') window.resizeListeners += 1;
      return add.call(this, type, ...rest);
    };
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(`${route}?customer=long-names`);
  const name = page.getByText('Anne-Katharina Wilhelmine');
  const hyphens = () => name.evaluate((part) => getComputedStyle(part).hyphens);
  expect(await hyphens()).toBe('auto');
  const photo = page.locator('[part=photo]');
  await expect(photo).toBeVisible();
  await expect(photo).toHaveAttribute('aria-hidden', 'true');
  const heightOf = async () => Math.round((await photo.boundingBox()).height);
  expect(await heightOf()).toBe(584);
  await page.setViewportSize({ width: 600, height: 900 });
  expect(await heightOf()).toBe(292);
  expect(await page.evaluate(() => window.resizeListeners)).toBe(0);
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBe(320);
  await open(`${route}?customer=one`);
  await expect(page.getByText('Enny Eksempel')).toHaveCSS('hyphens', 'none');
});

/** Every place that a page can leave something in, but what the customer sees and what its own API is sent. */
const findTraces = (page) => page.evaluate(async () => {
  const all = (root) => [...root.querySelectorAll('*')].flatMap((node) => [node, ...(node.shadowRoot ? all(node.shadowRoot) : [])]);
  const attributes = all(document).flatMap((node) => [...node.attributes].map(({ name, value }) => `${name}=${value}`));
  const databases = await window.indexedDB.databases?.();
  return [
    ...attributes, location.href, document.title, JSON.stringify(history.state), document.cookie, JSON.stringify(databases),
    JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), ...window.details,
  ];
});

test('after every change, done and refused, personal data is in no attribute, address, storage, cookie, log, event or analytics PR-70 TR-45 D11', async (
  { open, page, context, demo, requests, expectedErrors }) => {
  expectedErrors.push(/status of (400|500)/);
  await context.addCookies(answeredConsent(demo.origin, true));
  const seen = [];
  page.on('console', (message) => seen.push(message.text()));
  await page.addInitScript(() => {
    window.details = [];
    for (const name of [
      'ready', 'navigate', 'native-link', 'session', 'consent-change', 'feedback', 'followup', 'contact', 'track', 'error', 'toast',
    ]) {
      window.addEventListener(`kfp-${name}`, ({ type, detail }) => window.details.push(`${type} ${JSON.stringify(detail)}`), true);
    }
  });
  const { navn, ssn, kontaktInformasjon: { epostAdresse, mobilNummer } } = demo.stateOf('full').customer;
  const personal = [navn, ssn, epostAdresse, mobilNummer, 'hemmelig@bank', '40414243', '40 41 42 43', 'Bjørkeveien',
    // As it is shown; a replay has stars for any text.
    `${ssn.slice(0, 6)} *****`];
  await open(`${route}?distributor=sb1`);
  // From then on what the customer does is tracked.
  await expect.poll(() => page.evaluate(() => window.details.some((detail) => detail.includes('Komponentvisning')))).toBe(true);
  const element = page.locator('kfp-portal');
  const change = async (title, act) => {
    const row = rowOf(element, title);
    const edit = row.getByRole('button', { name: 'Endre' });
    if (await edit.getAttribute('aria-expanded') === 'false') await edit.click();
    await act(row);
    await row.getByRole('button', { name: 'Lagre' }).click();
    return row;
  };
  const write = (text) => (row) => row.getByRole('textbox').fill(text);

  const contact = '**/skadekunde/kontaktinformasjon';
  let status;
  await page.route(contact, (one) => one.fulfill({ status }));
  for (status of [400, 500]) {
    for (const [title, text] of [['E-post', 'hemmelig@bank.no'], ['Mobil', '40 41 42 43']]) {
      const row = await change(title, write(text));
      await expect(row.getByRole('alert')).toBeVisible();
    }
  }
  await page.unroute(contact);
  await change('E-post', write('hemmelig@bank'));
  await expect(rowOf(element, 'E-post').getByRole('alert')).toHaveText('E-postadressen er ikke gyldig');
  for (const [title, text] of [['E-post', 'hemmelig@bank.no'], ['Mobil', '40 41 42 43']]) {
    const row = await change(title, write(text));
    await expect(row.getByRole('textbox')).toHaveCount(0);
  }
  const consent = await change('Deling av opplysninger', (row) => row.getByRole('radio', { name: 'Ja' }).check());
  await expect(consent.getByRole('radio')).toHaveCount(0);
  await rowOf(element, 'Adresse').getByRole('button').click();
  await expect(page.getByText('Adressen din er oppdatert').first()).toBeVisible();
  await element.getByRole('checkbox').check();
  await element.getByRole('button', { name: 'Bekreft' }).click();
  await expect(page.getByText('Valget ditt er lagret').first()).toBeVisible();
  for (const edit of await element.getByRole('button', { name: 'Endre' }).all()) await edit.click();
  await expect(element.getByRole('textbox')).toHaveCount(2);

  const places = [...await findTraces(page), ...seen, ...requests.map(({ path, query }) => `${path}?${query}`)];
  expect(places.some((text) => text.startsWith('kfp-error'))).toBe(true);
  // Leaving sends what analytics still has.
  await page.goto(`${demo.origin}/demo/partner/`);
  await expect.poll(() => demo.arrivals.filter(({ endpoint }) => endpoint === 'track').length).toBeGreaterThan(0);
  const fields = demo.arrivals.filter(({ data }) => data.event === 'Skjemainput').map(({ data }) => data.properties.felt);
  expect([...new Set(fields)].sort()).toEqual(['Deling av opplysninger', 'E-postadresse', 'Jeg vil ha dokumentene mine på papir', 'Mobilnummer']);
  const sent = requests.filter(({ path }) => !path.startsWith('/api/')).map(({ body }) => String(body));
  const told = [...places, ...sent, JSON.stringify(demo.arrivals)];
  expect(told.flatMap((text) => personal.filter((one) => text.includes(one)).map((one) => `${one}: ${text.slice(0, 200)}`))).toEqual([]);
});

for (const width of [320, 800, 1280]) {
  test(`every row open and in error, ${width} px wide, light and dark UI-39`, async ({ open, page, axe }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(`${route}?distributor=sb1&customer=long-names`);
    const element = page.locator('kfp-portal');
    await expect(element.getByRole('region', { name: 'Samtykker' })).toBeVisible();
    for (const edit of await element.getByRole('button', { name: 'Endre' }).all()) await edit.click();
    await rowOf(element, 'E-post').getByRole('textbox').fill('abc');
    await rowOf(element, 'Mobil').getByRole('textbox').fill('');
    for (const title of ['E-post', 'Mobil', 'Deling av opplysninger']) {
      await rowOf(element, title).getByRole('button', { name: 'Lagre' }).click();
    }
    await element.getByRole('button', { name: 'Bekreft' }).click();
    await expect(element.getByRole('alert')).toHaveCount(4);
    for (const colorScheme of ['dark', 'light']) {
      await page.emulateMedia({ colorScheme });
      expect(await axe(), colorScheme).toEqual([]);
    }
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBe(width);
    const low = await element.locator(':is(button, .text-field-input, .choice):visible').evaluateAll((controls) =>
      controls.filter((control) => control.getBoundingClientRect().height < 44).map((control) => control.outerHTML));
    expect(low).toEqual([]);
  });
}
