import { test } from '@playwright/test';
import { findBrowser } from '../support/browsers.mjs';
import { startWebkit } from '../support/start-webkit.mjs';

/**
 * Tests in WebKit, which is spoken to over WebDriver; none where it cannot be had.
 *
 * @param {(withSession: (run: (session: import('../support/webdriver.mjs').WebDriverSession) => Promise<void>) => Promise<void>) => void} declare
 *   declares the tests; each session is a browser with nothing stored
 */
export function inWebkit(declare) {
  const browser = findBrowser('webkit');
  if (!browser) return;
  test.describe('in WebKit, which is spoken to over WebDriver', () => {
    // One after the other, as each worker has a server of its own.
    test.describe.configure({ mode: 'default' });
    let driver;
    test.beforeAll(async () => (driver = await startWebkit(browser)));
    test.afterAll(() => driver.stop());
    declare(async (run) => {
      const session = await driver.openSession();
      try {
        await run(session);
      } finally {
        await session.close();
      }
    });
  });
}
