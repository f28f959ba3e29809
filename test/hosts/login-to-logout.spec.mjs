import { expect, test } from './fixtures.mjs';

const minute = 60_000;
const portal = '/privat/forsikring/oversikt';

for (const [name, path, tag] of [['online bank', '/demo/online-bank/', 'kfp-overview'], ['portal', portal, 'kfp-portal']]) {
  test(`logs in, is warned, goes on, is logged out in time and logs in again: ${name} LG-05 SW-08 SW-10 SW-14 SW-16`, async ({ open, page, demo, calls }) => {
    test.slow();
    const sees = () => expect(page.locator(tag).getByText('Toyota Yaris').first()).toBeVisible();
    const dialog = page.getByRole('alertdialog');
    // Time stands still but for what the test lets pass: the machine's speed does not count.
    await page.clock.install();
    await open(`${path}?scenario=no-session&customer=one`);
    if (tag !== 'kfp-portal') await page.getByRole('link', { name: 'Logg inn' }).click();
    await page.frameLocator('iframe').getByRole('button', { name: 'Logg inn' }).click();
    await expect(page.locator('kfp-portal').getByText('Toyota Yaris').first()).toBeVisible();
    if (tag !== 'kfp-portal') await open(path);
    await sees();
    await page.waitForLoadState('networkidle');

    await page.clock.runFor(19 * minute + 10_000);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Fortsett økten' }).click();
    await expect(dialog).toHaveCount(0);
    await sees();
    expect(calls('auth/session-extend', 'POST')).toBe(1);

    await page.clock.runFor(19 * minute + 10_000);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(minute);
    await expect(page.getByRole('heading', { name: 'Økten er utløpt' })).toBeVisible();
    await page.getByRole('link', { name: 'Logg inn igjen' }).click();
    await page.getByRole('button', { name: 'Logg inn' }).click();
    await expect(page).toHaveURL(`${demo.origin}${path}`);
    await sees();
  });
}
