import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import base from '../../web-test-runner.config.mjs';
import { elementReport } from '../support/element-report.mjs';
import { parts } from '../support/sample.mjs';
import { sourceFiles } from '../support/source-files.mjs';

const part = Number(process.env.KFP_SAMPLE ?? 0);
const named = process.env.KFP_ENGINE;
/** Libraries that are published in modules, or for bundlers; pages load them as one script. */
const bundled = {
  'core-js': "import 'core-js/full'",
  react: "import * as React from 'react'; import { createRoot } from 'react-dom/client'; Object.assign(window, { React, createRoot })",
};
const bundles = new Map();
const bundle = async (name) =>
  (await build({ stdin: { contents: bundled[name], resolveDir: import.meta.dirname }, bundle: true, write: false, define: { 'process.env.NODE_ENV': '"production"' } })).outputFiles[0].text;

/** The file of an element that stands alone, as of another version, or one of the chunks beside it, which it loads later. */
async function otherVersion(version, file) {
  if (version === 'chunks') return readFile(`dist/chunks/${file}`, 'utf8');
  const { version: own } = JSON.parse(await readFile('dist/manifest.json', 'utf8'));
  return (await readFile(`dist/standalone/${file}`, 'utf8')).replaceAll(`"${own}"`, `"${version}"`);
}

/** `/test-sample` tells which part of a list is run: none in whole runs. */
async function middleware(context, next) {
  // A sandbox without an origin of its own loads modules as another origin does.
  context.set('Access-Control-Allow-Origin', '*');
  const [, folder, name, file] = context.path.split('/');
  if (folder === 'test-sample') context.body = { part, parts };
  else if (folder === 'test-bundle' || folder === 'test-version') {
    context.type = 'js';
    if (folder === 'test-version') context.body = await otherVersion(name, file);
    else {
      if (!bundles.has(name)) bundles.set(name, bundle(name.replace('.js', '')));
      context.body = await bundles.get(name);
    }
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
