/**
 * The text of what has the focus, looked for through shadow roots.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string>}
 */
export function focusedText(page) {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return (focused?.textContent ?? '').replace(/\s+/g, ' ').trim();
  });
}
