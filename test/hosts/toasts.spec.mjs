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
  // What is sent to the window is for an element whose code is here.
  await expect(region(page)).toContainText('error');
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

for (const [name, text, count, width, height] of [
  ['short ones', 'Melding', 3, 390, 700],
  ['so many and long that they reach beyond the middle', 'Vi fikk ikke hentet alle forsikringene dine, og prøver igjen om litt', 5, 390, 844],
  ['on a window of 400 %', 'Vi fikk ikke hentet alle forsikringene dine, og prøver igjen om litt', 4, 320, 400],
]) test(`messages leave what has the focus in view, by keyboard and when they come: ${name}`, async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await show({ open, page });
  await expect(page.locator('kfp-offers').getByRole('button', { name: 'Fjern tilbud' }).first()).toBeVisible();
  for (let number = 1; number <= count; number += 1) await add(page, `${text} ${number}`, { timeout: null });
  await expect(region(page)).toContainText(`${text} 2`);
  const covered = [];
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const hit = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      if (!focused || focused === document.body || focused.closest('.toasts')) return '';
      const own = focused.getBoundingClientRect();
      const toasts = [...document.querySelector('kfp-toasts').shadowRoot.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect());
      return toasts.some((toast) => toast.top < own.bottom && toast.bottom > own.top && toast.left < own.right && toast.right > own.left) ? focused.textContent.trim() : '';
    });
    if (hit) covered.push(hit);
  }
  expect(covered).toEqual([]);
});

test('Escape closes the newest, or the one that has the focus, and no message behind a dialog', async ({ open, page }) => {
  await show({ open, page });
  for (const name of ['Første', 'Andre', 'Tredje']) await add(page, name, { timeout: null });
  await expect(region(page).getByRole('button')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Tredje')).toHaveCount(0);
  await region(page).getByRole('button').first().focus();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Første')).toHaveCount(0);
  await expect(region(page).getByText('Andre')).toBeVisible();
  await page.evaluate(() => {
    const dialog = Object.assign(document.createElement('dialog'), { id: 'own' });
    dialog.append(document.createElement('button'));
    document.body.append(dialog);
    dialog.showModal();
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('#own')).not.toHaveAttribute('open');
  await expect(region(page).getByText('Andre')).toBeVisible();
});

test('at most two messages show in a low window', async ({ open, page }) => {
  await page.setViewportSize({ width: 800, height: 360 });
  await show({ open, page });
  for (const name of ['En', 'To', 'Tre']) await add(page, name, { timeout: null });
  await expect(region(page).getByRole('button')).toHaveCount(2);
  await page.setViewportSize({ width: 800, height: 700 });
  await expect(region(page).getByRole('button')).toHaveCount(3);
});
