import { expect, test } from './fixtures.mjs';
import { focusedText } from './focused-text.mjs';

const bank = '/demo/online-bank/?distributor=sb1';

/** Puts elements in the place of the bank's insurance. */
async function show({ open, page }, ...elements) {
  await open(bank);
  await page.evaluate((wanted) => {
    document.querySelector('#forsikring').replaceChildren(...wanted.map(({ tag, ...attributes }) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    }));
  }, elements);
}

const feedback = (page) => page.locator('#forsikring kfp-feedback');
const followUp = JSON.stringify([
  { type: 'checkbox', label: 'Hva brukte du?', options: [{ label: 'Mobil', value: 'm' }, { label: 'PC', value: 'p' }] },
  { type: 'smiley', label: 'Hvordan var det?' },
]);

test('keyboard only, with axe at each step FB-01 FB-24 FB-41 to FB-60', async ({ open, page, axe, calls }) => {
  await show({ open, page }, { tag: 'kfp-feedback', preset: 'hvorFornoydErDu', contact: 'email', 'follow-up': followUp });
  const widget = feedback(page);
  const check = async () => expect(await axe({ include: 'kfp-feedback' })).toEqual([]);
  await widget.getByRole('radio', { name: 'Veldig misfornøyd' }).focus();
  await check();
  await page.keyboard.press('ArrowRight');
  await expect(widget.getByRole('radio', { name: 'Litt misfornøyd' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rotete');
  await check();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedText(page)).toBe('Takk for tilbakemeldingen din!');
  await expect.poll(() => calls('feedback/', 'POST')).toBe(1);
  await expect(widget.getByText('Har du tid til å svare på noen flere spørsmål?')).toBeVisible();
  await check();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedText(page)).toBe('Steg 1 av 2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(widget.getByRole('checkbox', { name: 'Mobil' })).toBeChecked();
  await check();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedText(page)).toBe('Steg 2 av 2');
  await widget.getByRole('button', { name: 'Send inn' }).press('Enter');
  await expect(widget.getByText('Kan vi kontakte deg om tilbakemeldingen?')).toBeVisible();
  await widget.getByRole('button', { name: 'Send inn' }).press('Enter');
  await expect(widget.getByRole('textbox', { name: 'E-post' })).toBeFocused();
  await check();
  await page.keyboard.type('kari@bank.no');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedText(page)).toBe('Takk! Vi tar kontakt hvis vi lurer på noe.');
});

for (const [path, question] of [
  ['', 'Hvor fornøyd er du med denne nettsiden?'], ['/tilbud', 'Fikk du gjort det du skulle?'],
  ['/kjopsinnganger', 'Fikk du gjort det du skulle?'], ['/andre-forsikringer', 'Fant du det du lette etter?'],
]) {
  test(`the question is at the end: ${path || '/'} OV-11 OF-10 OF-11 OI-08 OI-09 FB-04`, async ({ open, page }) => {
    await open(`/privat/forsikring/oversikt${path}?distributor=sb1`);
    await expect(page.getByRole('group', { name: question })).toBeVisible();
  });
}

test('two widgets on a page do not disturb each other FB-01', async ({ open, page, calls }) => {
  await show({ open, page }, { tag: 'kfp-feedback' }, { tag: 'kfp-feedback' });
  const [first, second] = [feedback(page).nth(0), feedback(page).nth(1)];
  await first.getByRole('radio', { name: 'Ja' }).check();
  await second.getByRole('radio', { name: 'Nei' }).check();
  await expect(first.getByRole('radio', { name: 'Ja' })).toBeChecked();
  await second.getByRole('button', { name: 'Send' }).click();
  await expect(second.getByText('Takk for tilbakemeldingen din!')).toBeVisible();
  await expect(first.getByRole('radio', { name: 'Ja' })).toBeChecked();
  await expect.poll(() => calls('feedback/', 'POST')).toBe(1);
  await first.evaluate((element) => element.reset());
  await expect(first.getByRole('radio', { name: 'Ja' })).not.toBeChecked();
});

test('fits any width, in light and dark UI-39', async ({ open, page, axe }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show({ open, page }, { tag: 'kfp-feedback' }, { tag: 'kfp-feedback', preset: 'hvorFornoydErDu' });
  for (const radio of ['Ja', 'Ganske fornøyd']) await page.getByRole('radio', { name: radio }).check();
  for (const width of [320, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const scheme of ['dark', 'light']) {
      await page.evaluate((value) => document.documentElement.style.setProperty('color-scheme', value), scheme);
      for (const tag of ['kfp-feedback:nth-of-type(1)', 'kfp-feedback:nth-of-type(2)']) {
        expect(await axe({ include: tag }), `${width} px, ${scheme}`).toEqual([]);
      }
    }
  }
});
