import { expect, test } from './fixtures.mjs';

async function show({ open, page }, query = '') {
  await open(`/demo/online-bank/?distributor=sb1${query}`);
  await page.evaluate(async () => {
    document.body.append(document.createElement('kfp-toasts'));
    await customElements.whenDefined('kfp-toasts');
  });
}

const region = (page) => page.getByRole('region', { name: 'Varsler' });
const add = (page, ...call) => page.evaluate((values) => document.querySelector('kfp-toasts').add(...values), call);

test('shows messages of the host in any width, with axe UI-09 to UI-16 UI-22 UI-23', async ({ open, page, axe }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show({ open, page });
  for (const variant of ['info', 'success', 'warning', 'error']) {
    await add(page, `Dette er en beskjed om noe som har skjedd: ${variant}.`, { variant, timeout: null });
  }
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('kfp-toast', { detail: { content: 'Fra vinduet', timeout: 'off' } })));
  await expect(region(page).getByRole('button', { name: 'Lukk varsel' })).toHaveCount(5);
  for (const width of [320, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const placement of ['left', 'center', 'right']) {
      await page.evaluate((value) => document.querySelector('kfp-toasts').setAttribute('placement', value), placement);
      const { x, width: across } = await region(page).getByText('Fra vinduet').evaluate((text) => text.parentElement.getBoundingClientRect().toJSON());
      if (width === 1280) expect([x, x + across / 2, x + across][['left', 'center', 'right'].indexOf(placement)]).toBeCloseTo({ left: 16, center: 640, right: 1264 }[placement], -1);
    }
    expect(await axe({ include: 'kfp-toasts' })).toEqual([]);
  }
  await region(page).getByRole('button', { name: 'Lukk varsel' }).first().press('Enter');
  await expect(region(page).getByRole('button', { name: 'Lukk varsel' })).toHaveCount(4);
});

test('a message over an open modal dialog can be read and closed @smoke', async ({ open, page }) => {
  await show({ open, page }, '&scenario=expires-in-50');
  await page.evaluate(() => document.querySelector('kfp-session-warning') ?? document.body.append(document.createElement('kfp-session-warning')));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await add(page, 'Over dialogen', { timeout: null });
  await expect(page.getByRole('alertdialog').getByRole('region', { name: 'Varsler' })).toContainText('Over dialogen');
  await region(page).getByRole('button', { name: 'Lukk varsel' }).click();
  await expect(page.getByText('Over dialogen')).toHaveCount(0);
});

test('time stands still under the pointer and while the focus is on one UI-13 UI-22 @smoke', async ({ open, page }) => {
  await page.clock.install();
  await show({ open, page });
  await add(page, 'Les meg');
  await expect(region(page)).toContainText('Les meg');
  await region(page).getByText('Les meg').hover();
  await page.clock.runFor(60_000);
  await region(page).getByRole('button', { name: 'Lukk varsel' }).focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(60_000);
  await expect(region(page)).toContainText('Les meg');
  await page.locator('a:visible').first().focus();
  await page.clock.runFor(5_500);
  await expect(page.getByText('Les meg')).toHaveCount(0);
});

test('who closes one with the pointer keeps no other from going, and the focus where it was UI-13 UI-22 @smoke', async ({ open, page }) => {
  await page.clock.install();
  await show({ open, page });
  for (const content of ['Den første', 'Den andre']) await add(page, content);
  const link = page.locator('a:visible').first();
  await link.focus();
  await region(page).getByRole('button', { name: 'Lukk varsel' }).first().click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(200);
  await expect(region(page)).toHaveText(/^\s*Den andre/);
  await expect(link).toBeFocused();
  await page.clock.runFor(5_000);
  await expect(page.getByText('Den andre')).toHaveCount(0);
});
