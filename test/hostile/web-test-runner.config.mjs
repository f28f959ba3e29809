import { build } from 'esbuild';
import base from '../../web-test-runner.config.mjs';
import { elementReport } from '../support/element-report.mjs';
import { parts } from '../support/sample.mjs';
import { sourceFiles } from '../support/source-files.mjs';

const part = Number(process.env.KFP_SAMPLE ?? 0);
const named = process.env.KFP_ENGINE;
let coreJs;

/** core-js is published in modules; pages load it as one script. */
const bundleCoreJs = async () =>
  (await build({ stdin: { contents: "import 'core-js/full'", resolveDir: import.meta.dirname }, bundle: true, write: false })).outputFiles[0].text;

/** `/test-sample` tells which part of a list is run: none in whole runs. `/test-bundle/core-js.js` is core-js in one file. */
async function middleware(context, next) {
  if (context.path === '/test-sample') context.body = { part, parts: 2 * parts };
  else if (context.path === '/test-bundle/core-js.js') {
    context.type = 'js';
    context.body = await (coreJs ??= bundleCoreJs());
  } else await next();
}

const { groups, ...rest } = base;
const browsers = rest.browsers ?? groups.flatMap((group) => group.browsers);

/** Every element in hostile pages: a sample in Chromium, or all in each engine; `KFP_ENGINE` names one of them. */
export default {
  ...rest,
  rootDir: process.cwd(),
  files: sourceFiles('test/hostile', /\.test\.js$/),
  browsers: browsers.filter(({ name }, place) => (named ? name.toLowerCase() === named : part === 0 || place === 0)),
  concurrency: 1,
  testsFinishTimeout: 3_600_000,
  middleware: [middleware, ...base.middleware],
  reporters: [base.reporters[0], elementReport('test/results/hostile.json')],
};
