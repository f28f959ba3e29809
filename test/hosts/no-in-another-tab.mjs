/**
 * Says no to every question in the dialog of a tab.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Page} other another tab
 * @returns {Promise<number>} milliseconds until the other tab knows
 */
export async function noInAnotherTab(page, other) {
  await other.evaluate(() => {
    document.addEventListener('kfp-consent-change', () => (window.knownAt ??= performance.timeOrigin + performance.now()));
  });
  const pressedAt = await page.evaluate(() => {
    const button = [...document.querySelector('kfp-cookie-consent').shadowRoot.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Avvis alle');
    const now = performance.timeOrigin + performance.now();
    button.click();
    return now;
  });
  await other.waitForFunction(() => window.knownAt);
  return (await other.evaluate(() => window.knownAt)) - pressedAt;
}
