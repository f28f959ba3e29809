import { expect, test } from './fixtures.mjs';
import { hostPages } from './host-pages.mjs';

const portal = '/privat/forsikring/oversikt';
const places = (cards) => cards.evaluateAll((all) => all.map((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return [card.textContent, x, y, width, height];
}));

for (const { name, path, tag } of hostPages.overview) {
  test(`tasks stand above the insurances: ${name} OV-05 OV-12 OV-15 to OV-24 @smoke`, async ({ open, page }) => {
    await open(`${path}?customer=full`);
    const tasks = page.locator(tag).getByRole('region', { name: 'Oppgaver', exact: true });
    await expect(tasks.getByRole('link')).toHaveText([
      'Fyll ut helseerklæring', 'Aksepter 2 tilbud', 'Du har uleste meldinger', 'Oppdater kilometerstand på Volvo V70',
    ]);
    expect(await tasks.getByRole('link').evaluateAll((links) => links.map(({ pathname }) => pathname))).toEqual([
      '/privat/forsikring/skade/jump/ahv', '/privat/forsikring/aksept', '/privat/forsikring/dokumenter',
      '/privat/forsikring/motor/detaljer/81204417/endre/kilometerstand',
    ]);
    const list = page.locator(tag).getByRole('region', { name: 'Forsikringene dine', exact: true });
    expect((await tasks.boundingBox()).y).toBeLessThan((await list.boundingBox()).y);
  });

  test(`nothing that shows data moves when a task comes late: ${name} OV-25`, async ({ open, page, hold }) => {
    const release = await hold('motor/oppgaver/motoroppgaver');
    await open(`${path}?customer=full&distributor=sb1`);
    const element = page.locator(tag);
    await expect(element.getByRole('link', { name: 'Se forsikringer du kan kjøpe' })).toBeVisible();
    await expect(element.getByRole('region', { name: 'Oppgaver', exact: true }).getByRole('link')).toHaveCount(3);
    await expect(element.getByRole('region', { name: 'Anbefalt for deg' }).locator('[part=photo]')).toBeVisible();
    // The portal's footer moves down, and its place for a chat has no box.
    const cards = element.locator('[part=card], section').and(element.locator(':not(footer *, [hidden])'));
    const before = await places(cards);
    release();
    const more = element.getByRole('region', { name: 'Flere oppgaver' });
    await expect(more.getByRole('link')).toHaveText(['Oppdater kilometerstand på Volvo V70']);
    expect((await places(cards)).slice(0, before.length)).toEqual(before);
    const list = element.getByRole('region', { name: 'Forsikringene dine', exact: true });
    expect((await more.boundingBox()).y).toBeGreaterThan((await list.boundingBox()).y);
  });
}

for (const fault of ['500', '404', 'html', 'malformed', 'wrong-types', 'empty', 'timeout']) {
  test(`task calls that fail take nothing else with them: ${fault} OV-25`, async ({ open, page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const scenario = ['helseerklaering', 'motoroppgaver'].map((name) => `${name}-${fault}`).join(',');
    await open(`${portal}?customer=full&scenario=${scenario}`);
    await expect(page.getByRole('region', { name: 'Forsikringene dine', exact: true }).locator('[part=card]')).toHaveCount(12);
    await expect(page.getByRole('link', { name: 'Aksepter 2 tilbud' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Se forsikringer du kan kjøpe' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
