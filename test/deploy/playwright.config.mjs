import { defineConfig } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../support/browsers.mjs';

/** A copied release behind a real nginx: `npx playwright test -c test/deploy`. One at a time, as one test measures. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.mjs',
  outputDir: '../results/deploy',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '../results/deploy.json' }]],
  use: { locale: 'nb-NO', timezoneId: 'Europe/Oslo', browserName: 'chromium', launchOptions: { ...findBrowser('chromium'), args: chromiumArgs } },
});
