import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { transform } from 'esbuild';
import { chromiumArgs, findBrowser } from './test/support/browsers.mjs';
import { demoMiddleware } from './test/support/demo-middleware.mjs';
import { createFaultyFiles } from './test/support/faulty-files.mjs';
import { elementReport } from './test/support/element-report.mjs';
import { webkitLauncher } from './test/support/webkit-launcher.mjs';

const chromium = findBrowser('chromium');
const firefox = findBrowser('firefox');
const webkit = findBrowser('webkit');
const demo = demoMiddleware();

/** Lists that the unit tests have too. */
const typescript = {
  name: 'typescript',
  resolveMimeType: ({ path }) => (path.endsWith('.ts') ? 'js' : undefined),
  transform: async ({ path, body }) => (path.endsWith('.ts') ? (await transform(body, { loader: 'ts' })).code : undefined),
};

/** The elements as they are shipped, in each engine that this machine has. */
export default {
  files: ['test/elements/**/*.test.js'],
  rootDir: import.meta.dirname,
  concurrency: 2,
  concurrentBrowsers: 2,
  browsers: [
    chromium && playwrightLauncher({ product: 'chromium', launchOptions: { ...chromium, args: chromiumArgs } }),
    firefox && playwrightLauncher({ product: 'firefox', launchOptions: firefox, concurrency: 1 }),
    webkit && webkitLauncher(webkit),
  ].filter(Boolean),
  browserStartTimeout: 40_000,
  testsStartTimeout: 30_000,
  // Of a whole file: its tests have limits of their own, of up to a minute each.
  testsFinishTimeout: process.env.KFP_ROUNDS ? 1_200_000 : 240_000,
  testFramework: { config: { ui: 'bdd', timeout: 10_000 } },
  middleware: [demo.middleware, createFaultyFiles('dist').middleware],
  plugins: [typescript, { name: 'demo-server', serverStop: () => demo.close() }],
  reporters: [defaultReporter({ reportTestProgress: false }), elementReport('test/results/elements.json')],
};
