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

/** A suite whose command writes its report to a file; a report of an earlier run must not be read. */
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

const suitesOfSource = (...foldersOnReact) => [
  check('lint', bin('eslint'), ['.', '--max-warnings=0']),
  unit('react', ...foldersOnReact),
  unit('preact'),
  unit('rules'),
  check('types', bin('tsc'), ['-p', '.']),
  check('types of the command', bin('tsc'), ['-p', 'src/cli']),
  check('types of the test kit', bin('tsc'), ['-p', 'testing']),
  check('architecture', process.execPath, ['test/architecture/run.mjs']),
];

/** What needs neither a build nor a browser. @type {Suite[]} */
export const sourceSuites = suitesOfSource();

/** The same, but what draws is tested on Preact alone, which is what ships. @type {Suite[]} */
export const checkSuites = suitesOfSource('test/unit/runtime');

/** @type {Suite} */
export const buildSuite = check('build', 'npm', ['run', '--silent', 'build']);

/** Links, and the site that host tests open. @type {Suite} */
const docsSuite = check('documentation', 'npm', ['run', '--silent', 'docs'], { seconds: 300 });

/** What needs a build. @type {Suite[]} */
export const distSuites = [check('bytes, public surface and package', process.execPath, ['test/architecture/run.mjs', '--dist'])];

/** `KFP_SAMPLE` is the part of the long suites that is run; without it they are run whole. */
const shard = process.env.KFP_SAMPLE ? [`--shard=${process.env.KFP_SAMPLE}/${parts}`] : [];

const hostPages = (name, args) =>
  reported(name, 'test/results/hosts.json', readPlaywright, bin('playwright'), ['test', ...args], { seconds: 1800 });

/** The project's name begins what Playwright compares. */
const ofConsumers = '^consumers ';

/** What needs a build and browsers. @type {Suite[]} */
export const browserSuites = [
  docsSuite,
  reported('elements in real browsers', 'test/results/elements.json', readElements, bin('web-test-runner'), [], { seconds: 1200 }),
  reported('hostile pages', 'test/results/hostile.json', readElements, bin('web-test-runner'), ['--config', 'test/hostile/web-test-runner.config.mjs'],
    { seconds: 3600 }),
  hostPages('host pages', ['--grep-invert', `@timing|${ofConsumers}`, ...shard]),
  // One at a time: what they measure is how busy the page keeps a processor.
  hostPages('host pages, timing', ['--grep', '@timing', '--workers', '1']),
  hostPages('applications', ['--project=consumers', ...(process.env.KFP_SAMPLE ? ['--grep-invert', '@all'] : [])]),
];

/** A copied release behind nginx, half a minute: for whole runs. @type {Suite} */
export const deploySuite =
  reported('deploy', 'test/results/deploy.json', readPlaywright, bin('playwright'), ['test', '-c', 'test/deploy'], { seconds: 600 });

/** Two builds of this source, two minutes: for whole runs. @type {Suite} */
export const sameBytesSuite = check('same bytes of two builds', process.execPath, ['test/build/same-bytes.mjs'], { seconds: 900 });

export { nodeTests };
