import { expect, test } from './fixtures.mjs';
import { treeFile } from './tree-file.mjs';

const frame = (tag, query) => `/demo/gallery/frame/?element=${tag}&distributor=sb1&${query}`;
const varsler = (page) => page.getByRole('region', { name: 'Varsler' });

/** Each state of the widget that says something, and what it says last. */
const feedbackStates = {
  'ja-eller-nei': 'Fikk du gjort det du skulle?',
  smilefjes: 'Veldig fornøyd',
  besvart: 'Send',
  'for-langt': 'tegn for mye',
  takk: 'Takk for tilbakemeldingen din!',
  'egen-tekst': 'Skriv så kort du vil.',
  'egne-valg': 'Vil du si noe mer om det?',
  'flere-sporsmal': 'Jeg har tid!',
  'steg-1': 'Hvorfor sjelden?',
  'steg-2': 'Steg 2 av 4',
  'steg-3': 'Steg 3 av 4',
  'steg-4': 'Send inn',
  ferdig: 'Takk for at du svarte!',
  kontakt: 'Telefonnummer',
  'kontakt-mangler': 'Du må oppgi telefonnummer for at vi kan kontakte deg',
  'kontakt-feil': 'Noe gikk galt. Prøv igjen.',
  'kontakt-takk': 'Takk! Vi tar kontakt hvis vi lurer på noe.',
};

test('the accessibility tree of the feedback in each of its states FB-24 FB-33 FB-54 FB-58 FB-61 UI-39', async ({ open, page, expectedErrors }) => {
  expectedErrors.push(/onContact failed/);
  test.slow();
  const trees = treeFile('feedback');
  const widget = page.locator('kfp-feedback');
  for (const [name, text] of Object.entries(feedbackStates)) {
    await open(frame('kfp-feedback', `state=${name}`));
    await expect(widget.getByText(text).last()).toBeVisible();
    await trees.note(name, widget);
  }
  trees.compare();
});

test('what the feedback says is an announcement, or has the focus FB-33 FB-58 FB-61', async ({ open, page, expectedErrors }) => {
  expectedErrors.push(/onContact failed/);
  const widget = page.locator('kfp-feedback');
  const said = {
    'for-langt': ['tegn for mye', 'described'],
    takk: ['Takk for tilbakemeldingen din!', 'status'],
    ferdig: ['Takk for at du svarte!', 'status'],
    'kontakt-mangler': ['Du må oppgi e-postadresse for at vi kan kontakte deg', 'described'],
    'kontakt-feil': ['Noe gikk galt. Prøv igjen.', 'alert'],
    'kontakt-takk': ['Takk! Vi tar kontakt hvis vi lurer på noe.', 'status'],
  };
  for (const [name, [text, how]] of Object.entries(said)) {
    await open(frame('kfp-feedback', `state=${name}`));
    await expect(widget.getByText(text)).toBeVisible();
    const focused = widget.locator(':focus');
    if (how === 'described') await expect(focused, name).toHaveAccessibleDescription(new RegExp(text));
    else await expect(widget.getByRole(how).filter({ hasText: text }), name).toBeVisible();
    if (how === 'status') await expect(focused, name).toHaveText(text);
  }
});

test('the accessibility tree of the messages: none, each kind, a long one, closed, over a dialog UI-08 UI-09 UI-10 UI-22', async ({ open, page }) => {
  const trees = treeFile('toasts');
  const body = page.locator('main');
  const add = (...call) => page.evaluate((values) => document.querySelector('kfp-toasts').add(...values), call);
  await open(frame('kfp-toasts', 'state=tomt'));
  await page.evaluate(() => customElements.whenDefined('kfp-toasts'));
  await expect(page.locator('kfp-toasts .toasts')).toBeAttached();
  await trees.note('none', body);
  for (const variant of ['info', 'success', 'warning', 'error']) {
    await add(`Dette er en beskjed: ${variant}.`, { variant, timeout: null });
    await expect(varsler(page)).toContainText(variant);
    await trees.note(variant, body);
  }
  await add('En lang beskjed om noe som har skjedd med den ene av forsikringene dine. '.repeat(4), { timeout: null });
  await expect(varsler(page).getByRole('button')).toHaveCount(5);
  await trees.note('a long one', body);
  await varsler(page).getByRole('button').first().click();
  await expect(varsler(page).getByRole('button')).toHaveCount(4);
  await expect(varsler(page).locator('[data-state=exiting]')).toHaveCount(0);
  await trees.note('the first one closed', body);

  await page.clock.install();
  await open(frame('kfp-toasts', 'state=over-dialog'));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('region', { name: 'Varsler' })).toContainText('Valget ditt er lagret');
  await trees.note('over a dialog', dialog.getByRole('region', { name: 'Varsler' }));
  trees.compare();
});

/** What the profile says once something is saved: on the page of the portal in a message, alone in itself. */
const results = [
  {
    name: 'address', text: 'Adressen din er oppdatert',
    save: (place) => place.getByRole('button', { name: 'Oppdater til folkeregistrert adresse' }).click(),
  },
  {
    name: 'documents', text: 'Valget ditt er lagret',
    async save(place) {
      await place.getByRole('checkbox').check();
      await place.getByRole('button', { name: 'Bekreft' }).click();
    },
  },
];

for (const { name, text, save } of results) {
  test(`the accessibility tree of what the profile says of a saved ${name} PR-40 PR-60`, async ({ open, page }) => {
    const trees = treeFile(`profile-saved-${name}`);
    await open('/privat/forsikring/oversikt/forsikringsprofil?distributor=sb1');
    await save(page.locator('kfp-portal'));
    await expect(varsler(page)).toContainText(text);
    await trees.note('on the page of the portal', varsler(page));
    await open(frame('kfp-profile', 'state=fullt&customer=many'));
    const profile = page.locator('kfp-profile');
    await save(profile);
    const said = profile.getByRole('status').filter({ hasText: text });
    // The text comes after its region.
    await expect(said.getByText(text)).toBeVisible();
    await trees.note('alone', said);
    trees.compare();
  });
}
