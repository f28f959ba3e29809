import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { transform } from 'esbuild';
import { chromiumArgs, findBrowser } from './test/support/browsers.mjs';
import { demoMiddleware } from './test/support/demo-middleware.mjs';
import { createFaultyFiles } from './test/support/faulty-files.mjs';
import { elementReport } from './test/support/element-report.mjs';
import { sampleOf } from './test/support/sample.mjs';
import { sourceFiles } from './test/support/source-files.mjs';
import { webkitLauncher } from './test/support/webkit-launcher.mjs';

const chromium = findBrowser('chromium');
const firefox = findBrowser('firefox');
const webkit = findBrowser('webkit');
const demo = demoMiddleware();
const files = sourceFiles('test/elements', /\.test\.js$/);

const browsers = [
  chromium && playwrightLauncher({ product: 'chromium', launchOptions: { ...chromium, args: chromiumArgs } }),
  firefox && playwrightLauncher({ product: 'firefox', launchOptions: firefox, concurrency: 1 }),
  webkit && webkitLauncher(webkit),
];

/** With `KFP_SAMPLE` Chromium runs all files, each other engine one in some. */
function sampledGroups(part) {
  const [first, ...others] = browsers;
  return [
    { name: 'all', files, browsers: [first] },
    ...others.flatMap((browser, index) => (browser ? [{ name: `sample ${index + 1}`, files: sampleOf(files, part), browsers: [browser] }] : [])),
  ];
}

/** Compiles the TypeScript files that element tests share with unit tests. */
const typescript = {
  name: 'typescript',
  resolveMimeType: ({ path }) => (path.endsWith('.ts') ? 'js' : undefined),
  transform: async ({ path, body }) => (path.endsWith('.ts') ? (await transform(body, { loader: 'ts' })).code : undefined),
};

/** The elements as they are shipped, in each engine that this machine has. */
export default {
  rootDir: import.meta.dirname,
  concurrency: 2,
  concurrentBrowsers: 2,
  ...(process.env.KFP_SAMPLE ? { groups: sampledGroups(Number(process.env.KFP_SAMPLE)) } : { files, browsers: browsers.filter(Boolean) }),
  browserStartTimeout: 40_000,
  testsStartTimeout: 30_000,
  // Of a whole file: its tests have limits of their own, of up to a minute each.
  testsFinishTimeout: process.env.KFP_ROUNDS ? 1_200_000 : 240_000,
  // A second try tells a slow machine from a fault; what needed one is named in the tally.
  testFramework: { config: { ui: 'bdd', timeout: 10_000, retries: 1 } },
  middleware: [demo.middleware, createFaultyFiles('dist').middleware],
  plugins: [typescript, { name: 'demo-server', serverStop: () => demo.close() }],
  reporters: [defaultReporter({ reportTestProgress: false }), elementReport('test/results/elements.json')],
};
