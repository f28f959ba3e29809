import { rmSync } from 'node:fs';
import { readCheck, readElements, readNodeTests, readPlaywright, readVitest, withCommand } from './reports.mjs';
import { runCommand } from './run-command.mjs';
import { parts } from './sample.mjs';
import { sourceFiles } from './source-files.mjs';

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {() => Promise<import('./reports.mjs').Result>} run
 */

const bin = (name) => `node_modules/.bin/${name}`;

const check = (name, command, args, options) => ({
  name,
  run: async () => readCheck(await runCommand(command, args, options)),
});

/** A suite whose command writes its report to a file. The report of an earlier run is deleted first. */
const reported = (name, file, read, command, args, options) => ({
  name,
  async run() {
    rmSync(file, { force: true });
    const ended = await runCommand(command, args, options);
    return withCommand(read(file), ended);
  },
});

const unit = (project, ...folders) => {
  const file = `test/results/unit-${project}.json`;
  const args = ['run', ...folders, '--project', project, '--reporter=json', `--outputFile=${file}`];
  return reported(`unit tests, ${project}`, file, readVitest, bin('vitest'), args);
};

const nodeTests = {
  name: 'demo server and build',
  async run() {
    const files = ['test/testing', 'test/demo-hosts', 'test/build'].flatMap((folder) => sourceFiles(folder, /\.test\.mjs$/));
    if (files.length === 0) return withCommand(readNodeTests(''), { code: 1, output: 'no test file' });
    const reporter = new URL('node-test-reporter.mjs', import.meta.url).href;
    const ended = await runCommand(process.execPath, ['--test', `--test-reporter=${reporter}`, ...files]);
    return withCommand(readNodeTests(ended.output), ended);
  },
};

// The longest first, as two run at a time.
const suitesOfSource = ({ lintOptions = [], foldersOnReact = [] } = {}) => [
  unit('preact'),
  check('lint', bin('eslint'), ['.', '--max-warnings=0', ...lintOptions]),
  unit('react', ...foldersOnReact),
  unit('rules'),
  check('types', bin('tsc'), ['-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.tsbuildinfo']),
  check('types of the command', bin('tsc'), ['-p', 'src/cli']),
  check('types of the test kit', bin('tsc'), ['-p', 'testing']),
  check('architecture', process.execPath, ['test/architecture/run.mjs']),
];

/** Suites that need no build and no browser. @type {Suite[]} */
export const sourceSuites = suitesOfSource();

/**
 * The same suites in less time: components are tested only on Preact, which is the published build, and lint reads only
 * files that changed since its last run. A changed type can break a rule in an unchanged file: `npm test` finds that.
 *
 * @type {Suite[]}
 */
export const checkSuites = suitesOfSource({
  lintOptions: ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'],
  foldersOnReact: ['test/unit/runtime'],
});

/** @type {Suite} */
export const buildSuite = check('build', 'npm', ['run', '--silent', 'build']);

/** Checks links, and builds the documentation site for the host tests. @type {Suite} */
const docsSuite = check('documentation', 'npm', ['run', '--silent', 'docs'], { seconds: 300 });

/** Suites that need a build. @type {Suite[]} */
export const distSuites = [check('bytes and package', process.execPath, ['test/architecture/run.mjs', '--dist'])];

/** `KFP_SAMPLE` is the part of the long suites to run. Without it they run whole. */
const shard = process.env.KFP_SAMPLE ? [`--shard=${process.env.KFP_SAMPLE}/${parts}`] : [];

const hostPages = (name, args) =>
  reported(name, 'test/results/hosts.json', readPlaywright, bin('playwright'), ['test', ...args], { seconds: 1800 });

/** Playwright's `--grep` compares a text that starts with the name of the project. */
const ofConsumers = '^consumers ';

/** Suites that need a build and browsers. @type {Suite[]} */
export const browserSuites = [
  docsSuite,
  reported('elements in real browsers', 'test/results/elements.json', readElements, bin('web-test-runner'), [], { seconds: 1200 }),
  reported('hostile pages', 'test/results/hostile.json', readElements, bin('web-test-runner'), ['--config', 'test/hostile/web-test-runner.config.mjs'],
    { seconds: 3600 }),
  hostPages('host pages', ['--grep-invert', `@timing|${ofConsumers}`, ...shard]),
  // One worker: these tests measure the processor load of a page.
  hostPages('host pages, timing', ['--grep', '@timing', '--workers', '1']),
  hostPages('applications', ['--project=consumers', ...(process.env.KFP_SAMPLE ? ['--grep-invert', '@all'] : [])]),
];

/** Tests a copied release behind nginx. Takes half a minute, so only whole runs include it. @type {Suite} */
export const deploySuite =
  reported('deploy', 'test/results/deploy.json', readPlaywright, bin('playwright'), ['test', '-c', 'test/deploy'], { seconds: 600 });

/** Builds this source twice. Takes two minutes, so only whole runs include it. @type {Suite} */
export const sameBytesSuite = check('same bytes of two builds', process.execPath, ['test/build/same-bytes.mjs'], { seconds: 900 });

export { nodeTests };
