import { expect } from '@playwright/test';

/**
 * A tab of any engine.
 * @typedef {object} Tab
 * @property {(url: string) => Promise<unknown>} open
 * @property {() => Promise<unknown>} reload
 * @property {() => Promise<unknown>} close
 * @property {() => Promise<unknown>} back
 * @property {(run: (...values: never[]) => unknown, ...values: unknown[]) => Promise<unknown>} run in the page; gives what it, or its promise, gives
 */

/** @param {import('@playwright/test').Page} page @returns {Tab} */
export const tabOf = (page) => ({
  open: (url) => page.goto(url),
  reload: () => page.reload(),
  close: () => page.close({ runBeforeUnload: true }),
  async back() {
    // Playwright's own way waits for a load, which a page of the cache does not have.
    const left = page.url();
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => page.evaluate(() => location.href).catch(() => left)).not.toBe(left);
  },
  run: (run, ...values) => page.evaluate(`(${run})(...${JSON.stringify(values)})`),
});

/** @param {import('../support/webdriver.mjs').WebDriverSession} session @param {() => Promise<unknown>} close @returns {Tab} */
export const webkitTab = ({ open, reload, back, run }, close) => ({ open, reload, close, back, run });
