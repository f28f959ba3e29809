import { expect, test } from './fixtures.mjs';
import { focusedText } from './focused-text.mjs';
import { hostPages } from './host-pages.mjs';

const portal = '/privat/forsikring/oversikt';
const sections = (page, tag, level) => page.locator(tag).locator(`section:not(footer *) > h${level + 1}`);

for (const { name, path, tag, level } of hostPages.overview) {
  test(`the blocks have one order: ${name} OV-07 to OV-14 @smoke`, async ({ open, page }) => {
    await open(`${path}?customer=union&distributor=fremtind`);
    await expect(sections(page, tag, level)).toHaveText([
      'Forsikringene dine', 'Tilbud', 'Finner du ikke forsikringene dine?', 'Anbefalt for deg',
      'Fordeler for LO-medlemmer', 'Kjøp forsikring',
    ]);
    const buy = page.locator(tag).getByRole('region', { name: 'Kjøp forsikring' });
    await expect(buy).toContainText('Få 10 % rabatt når du kjøper bilforsikring på nett.');
    await expect(buy).not.toContainText('bankkunder');
  });

  test(`questions open by keyboard, and closed ones are out of reach: ${name} OV-51 to OV-60`, async ({ open, page }) => {
    await open(`${path}?customer=one`);
    const block = page.locator(tag).getByRole('region', { name: 'Finner du ikke forsikringene dine?' });
    const toggle = block.getByRole('button', { name: 'Vis flere spørsmål' });
    await expect(block.getByRole('heading', { level: level + 2 })).toHaveCount(3);
    const work = block.getByRole('button', { name: 'Er forsikringen din gjennom jobben?' });
    const link = block.getByText('Les om forsikringer gjennom jobben');
    await expect(link).toBeHidden();
    await work.focus();
    await page.keyboard.press('Tab');
    await expect(block.getByRole('button', { name: 'Er forsikringen i et annet navn?' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(work).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await expect(block.getByRole('link')).toHaveAccessibleName('Les om forsikringer gjennom jobben (åpnes i ny fane)');
    await toggle.click();
    await expect(block.getByRole('heading', { level: level + 2 })).toHaveCount(5);
    await block.getByRole('button', { name: 'Skjul flere spørsmål' }).click();
    await expect(block.getByRole('heading', { level: level + 2 })).toHaveCount(3);
  });
}

for (const [distributor, count] of [['sb1', 3], ['eika', 4], ['fana', 1], ['sbm', 2], ['dnb', 0]]) {
  test(`what ${distributor} has configured OV-52 OV-55 OI-13`, async ({ open, page }) => {
    await open(`${portal}?customer=one&distributor=${distributor}`);
    await expect(page.getByRole('link', { name: 'Se forsikringer du kan kjøpe' })).toBeVisible();
    const block = page.getByRole('region', { name: 'Finner du ikke forsikringene dine?' });
    await expect(block.getByRole('heading', { level: 3 })).toHaveCount(count);
    await expect(block.getByRole('button', { name: 'Vis flere spørsmål' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Andre forsikringer' })).toHaveCount(distributor === 'dnb' ? 0 : 1);
  });
}

test('a bank customer with the partner’s insurances OV-09 OV-10 AC-14 NB-26', async ({ open, page, calls }) => {
  await open(`${portal}?customer=bank-customer`);
  await expect(page.getByRole('region', { name: 'Kjøp forsikring' })).toContainText('+ 5 % for bankkunder');
  await expect(page.getByRole('region', { name: 'Forsikringene dine', exact: true }).locator('[part=card]')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Du har uleste meldinger' })).toHaveCount(1);
  expect([calls('skadekunde/hent'), calls('eikaintegrasjon/avtaler'), calls('eikaintegrasjon/kundekommunikasjon')]).toEqual([1, 1, 1]);
});

for (const fault of ['500', 'malformed', 'wrong-types', 'empty']) {
  test(`customer data that fails hides what is about the customer alone: ${fault} OV-09`, async ({ open, page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await open(`${portal}?customer=union&scenario=skadekunde-${fault}`);
    await expect(page.getByRole('link', { name: 'Se forsikringer du kan kjøpe' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Anbefalt for deg' })).toBeVisible();
    await expect(page.getByText('Fordeler for LO-medlemmer')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

for (const source of ['tilbud', 'produktanbefaling', 'skadekunde', 'client-context', 'eika-avtaler', 'avtaler']) {
  test(`a source that never answers holds nothing else back: ${source} OV-12 OV-25`, async ({ open, page }) => {
    await page.clock.install();
    const distributor = source === 'client-context' ? 'sb1' : 'eika';
    await open(`${portal}?customer=union&distributor=${distributor}&scenario=${source}-timeout`);
    await expect(page.getByRole('heading', { name: 'Forsikringene dine', exact: true })).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(source === 'avtaler' ? 10_000 : 3_000);
      await expect(page.getByRole('link', { name: 'Se forsikringer du kan kjøpe' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('region', { name: 'Finner du ikke forsikringene dine?' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Se tilbudene dine' })).toHaveCount(source === 'tilbud' ? 0 : 1);
    await expect(page.getByText('Fordeler for LO-medlemmer')).toHaveCount(source === 'skadekunde' ? 0 : 1);
    await expect(page.locator('[part=skeleton]')).toHaveCount(source === 'avtaler' ? 6 : 0);
    await expect(page.getByText('Vi fant ingen')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('code of the later blocks that does not arrive is asked for again, and its first heading gets the focus', async ({ open, page, hold, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route('**/chunks/overview-extras-*', (route) => route.abort());
  const release = await hold('avtaleoversikt/tilbud');
  await open(`${portal}?customer=one`);
  await expect(page.getByRole('alert')).toContainText('Noe har gått galt');
  await expect(page.getByRole('link', { name: 'Bil' })).toBeVisible();
  await expect(page.getByText('Vi kan ikke si hva forsikringene koster til sammen.')).toBeVisible();
  await page.unroute('**/chunks/overview-extras-*');
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/^Totalt .*md$/)).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: 'Se forsikringer du kan kjøpe' })).toBeVisible();
  expect(await focusedText(page)).toBe('Tilbud');
});

for (const width of [390, 1280]) {
  for (const [what, missing, shown] of [['month and year', '', /^Totalt .*md$/], ['a month', 'yearlySum', /^Totalt .*md$/], ['a year', 'monthlySum', /^Totalt .*år$/]]) {
    test(`the sum of ${what}, whose code comes late, moves no insurance at ${width} px OV-43`, async ({ open, page, holdChunk }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/avtaleoversikt/avtaler', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), [missing]: undefined } });
      });
      const release = await holdChunk('overview-extras');
      await open(`${portal}?customer=full&distributor=sb1`);
      const first = page.getByRole('link', { name: 'Bil', exact: true });
      await expect(page.locator('.skeleton-summary')).toBeVisible();
      await expect(first).toBeVisible();
      const { y } = await first.boundingBox();
      release();
      await expect(page.getByText(shown).first()).toBeVisible();
      await expect(page.locator('.skeleton-summary')).toHaveCount(0);
      expect((await first.boundingBox()).y).toBe(y);
    });
  }
}

test('code that merges the partner’s agreements and does not arrive is asked for again, and the page says what is missing API-72', async ({ open, page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route('**/chunks/merge-agreements-*', (route) => route.abort());
  await open(`${portal}?customer=one&distributor=eika`);
  await expect(page.getByText('Det kan hende noen av forsikringene dine mangler fra listen.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bil' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Anbefalt for deg' })).toHaveCount(0);
  await page.unroute('**/chunks/merge-agreements-*');
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByText('mangler fra listen')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Bil' })).toBeVisible();
});

for (const [what, route, chunk] of [
  ['part of the overview', '', 'overview-extras-'],
  ['part of the profile', '/forsikringsprofil', 'profile-extras-'],
  ['page', '/andre-forsikringer', 'other-insurances-'],
]) {
  test(`a retry of the code of a ${what} shows that it is running, and a failure is announced again UI-39`, async ({ open, page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    let isHeld = false;
    let fail;
    await page.route(`**/chunks/${chunk}*.js*`, async (request) => {
      if (isHeld) await new Promise((resolve) => (fail = resolve));
      await request.abort();
    });
    await open(`${portal}${route}?customer=one`);
    const message = page.getByRole('alert').filter({ hasText: /feil|galt/ });
    await expect(message).toBeVisible();
    isHeld = true;
    const retry = message.getByRole('button', { name: 'Prøv igjen' });
    await retry.click();
    await expect(retry).toHaveAttribute('aria-disabled', 'true');
    await expect(message).toMatchAriaSnapshot('- alert:\n  - button "Prøv igjen" [disabled]');
    await expect.poll(() => fail).toBeDefined();
    isHeld = false;
    fail();
    await expect(retry).not.toHaveAttribute('aria-disabled');
    await expect(message).toMatchAriaSnapshot('- alert:\n  - text: /feil|galt/\n  - button "Prøv igjen"');
  });
}

for (const [route, chunk, first] of [['', 'overview', 'Forsikringsoversikt'], ['/forsikringsprofil', 'profile', 'Min profil']]) {
  test(`code of a whole page that does not arrive is asked for again, and its heading gets the focus: ${chunk}`, async ({ open, page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const files = new RegExp(`/chunks/${chunk}-(?!extras-|picture-).*\\.js`);
    await page.route(files, (request) => request.abort());
    await open(`${portal}${route}?customer=one`);
    const retry = page.getByRole('button', { name: 'Prøv igjen' });
    await retry.focus();
    await page.unroute(files);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    await expect.poll(() => focusedText(page)).toBe(first);
  });
}

test('code of the choices and forms of the profile that does not arrive is asked for again', async ({ open, page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route('**/chunks/profile-extras-*', (route) => route.abort());
  await open(`${portal}/forsikringsprofil?customer=one`);
  await expect(page.getByRole('heading', { name: 'E-post' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Noe har gått galt');
  await expect(page.getByRole('button', { name: 'Endre' })).toHaveCount(0);
  await page.unroute('**/chunks/profile-extras-*');
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await page.getByRole('button', { name: 'Endre' }).first().click();
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bekreft' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await focusedText(page)).not.toContain('Min profil');
});

test('whatever their number and the width, the recommendations leave no empty place NB-10 to NB-13', async ({ open, page, demo }) => {
  const all = demo.stateOf('full').recommendations.scores;
  for (const count of [1, 2, 3, 4, 5]) {
    demo.stateOf('none').recommendations.scores = [...all.slice(0, count)];
    await page.setViewportSize({ width: 1280, height: 900 });
    await open('/demo/online-bank/?customer=none');
    await page.evaluate(() => document.querySelector('kfp-overview').replaceWith(
      Object.assign(document.createElement('kfp-recommendations'), { max: 5 })));
    const cards = page.locator('kfp-recommendations').getByRole('listitem');
    await expect(cards).toHaveCount(count);
    for (const width of [500, 800, 1280]) {
      await page.evaluate((px) => (document.querySelector('kfp-recommendations').style.cssText = `display: block; width: ${px}px`), width);
      const empty = await cards.first().evaluate((card) => {
        const grid = card.parentElement.getBoundingClientRect();
        const areas = [...card.parentElement.children].map((one) => one.getBoundingClientRect());
        // Between two cards there are 16 px, and as many are thought of after the last ones.
        const filled = areas.reduce((sum, { width, height }) => sum + (width + 16) * (height + 16), 0);
        return Math.abs((grid.width + 16) * (grid.height + 16) - filled);
      });
      expect(empty, `${count} cards at ${width} px`).toBeLessThan(100);
    }
  }
});

test('on a wide page two blocks share its width, on a narrow one each has it OV-12', async ({ open, page }) => {
  const titles = ['Tilbud', 'Finner du ikke forsikringene dine?', 'Fordeler for LO-medlemmer', 'Kjøp forsikring'];
  for (const [width, perRow] of [[390, 1], [768, 1], [1280, 2]]) {
    await page.setViewportSize({ width, height: 900 });
    await open(`${portal}?customer=union`);
    const rows = new Map();
    for (const name of titles) {
      const box = await page.getByRole('region', { name, exact: true }).evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top: Math.round(top + window.scrollY), bottom: Math.round(bottom + window.scrollY) };
      });
      rows.set(box.top, [...(rows.get(box.top) ?? []), box]);
    }
    const content = await page.getByRole('heading', { level: 1 }).evaluate((one) => one.closest('.stack').getBoundingClientRect().toJSON());
    expect([...rows.values()].map((row) => row.length), `${width} px`).toEqual(Array(titles.length / perRow).fill(perRow));
    const gaps = [...rows.values()].slice(1).map(([{ top }], place) => top - [...rows.values()][place][0].bottom);
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(40);
    for (const row of rows.values()) {
      expect(row[0].left, `${width} px`).toBeCloseTo(content.left, 0);
      expect(row.at(-1).right, `${width} px`).toBeCloseTo(content.right, 0);
    }
  }
});

test('on a narrow page nothing is between the rows of the insurances OV-26', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(`${portal}?customer=full`);
  const cards = page.getByRole('region', { name: 'Forsikringene dine' }).getByRole('listitem');
  await expect(cards).toHaveCount(12);
  const gaps = await cards.evaluateAll((items) => items.slice(1).map((item, place) =>
    Math.round(item.getBoundingClientRect().top - items[place].getBoundingClientRect().bottom)));
  expect(gaps.filter((gap) => gap > 1)).toEqual([]);
});

for (const width of [320, 1280]) {
  test(`WCAG 2.2 AA the whole overview, open and closed, at ${width} px`, async ({ open, page, axe }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(`${portal}?customer=full`);
    await expect(page.getByRole('link', { name: 'Se forsikringer du kan kjøpe' })).toBeVisible();
    await page.getByRole('button', { name: 'Er forsikringen din gjennom jobben?' }).click();
    await expect(page.getByText('Les om forsikringer gjennom jobben')).toBeVisible();
    await page.waitForFunction(() => document.querySelector('kfp-portal').shadowRoot.getAnimations().length === 0);
    expect(await axe({ include: 'kfp-portal' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}
