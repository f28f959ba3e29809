import { defineConfig } from '@playwright/test';
import { chromiumArgs, findBrowser } from './test/support/browsers.mjs';

const chromium = findBrowser('chromium');
const firefox = findBrowser('firefox');
const { channel, ...firefoxLaunch } = firefox ?? {};

const inChromium = { browserName: 'chromium', launchOptions: { ...chromium, args: chromiumArgs } };

/** The host pages: all of it in Chromium; in Firefox, which is slow here, what is tagged `@smoke`. `consumers` are applications that install the package. */
export default defineConfig({
  testDir: 'test/hosts',
  testMatch: '**/*.spec.mjs',
  outputDir: 'test/results/hosts',
  fullyParallel: true,
  workers: 2,
  // A second try tells a slow machine from a fault; what needed one is named in the tally.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: 'test/results/hosts.json' }]],
  use: { locale: 'nb-NO', timezoneId: 'Europe/Oslo', screenshot: 'only-on-failure' },
  projects: [
    { name: 'chromium', use: inChromium },
    { name: 'consumers', testDir: 'test/consumers', use: inChromium },
    ...(firefox
      ? [{ name: 'firefox', grep: /@smoke/, use: { browserName: 'firefox', channel, launchOptions: firefoxLaunch } }]
      : []),
  ],
});
