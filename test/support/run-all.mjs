import { fileURLToPath } from 'node:url';
import { installBrowsers } from './install-browsers.mjs';
import { isBuildFresh } from '../../build/is-build-fresh.mjs';
import { installPackages } from '../../build/prepare.mjs';
import { findNginx } from '../deploy/find-nginx.mjs';
import { partOfCommit, parts } from './sample.mjs';
import { stopCommands } from './run-command.mjs';
import { createTally } from './tally.mjs';

/**
 * Runs the suites and ends the process. The exit code is 1 when a test or an installation failed.
 *
 * @param {{ isCheck: boolean, isWhole: boolean }} options `isCheck`: only the short run of the source; `isWhole`: every
 *   suite whole
 */
export async function runAll({ isCheck, isWhole }) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  const say = (line) => process.stdout.write(`${line}\n`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => interrupt(signal));
  try {
    installPackages(say);
    if (!isCheck && !isWhole) sample(say);
    // Imported late: these modules import packages that may be missing before the installation.
    const suites = await import('./suites.mjs');
    const tally = createTally(say);
    await (isCheck ? check(tally, suites) : test(tally, suites, await installBrowsers(say), isWhole));
    process.exitCode = tally.close() ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Sets environment variables that tell the suites which tests to leave out. */
function sample(say) {
  const part = partOfCommit();
  process.env.KFP_SAMPLE ??= String(part);
  process.env.FUZZ_RUNS ??= '500';
  say(`part ${process.env.KFP_SAMPLE} of ${parts} of the long suites; npm run test:all runs them whole`);
}

async function check(tally, { checkSuites, distSuites }) {
  // A tenth of the generated inputs.
  process.env.FUZZ_RUNS ??= '200';
  const isBuilt = isBuildFresh();
  await tally.run([...checkSuites, ...(isBuilt ? distSuites : [])], 2);
  if (!isBuilt) for (const { name } of distSuites) tally.skip(name, 'no build of this source, npm run build makes one');
}

async function test(tally, { sourceSuites, nodeTests, buildSuite, distSuites, browserSuites, deploySuite, sameBytesSuite }, missingBrowsers, isWhole) {
  for (const name of missingBrowsers) tally.skip(name, 'cannot be had on this machine');
  await tally.run([...sourceSuites, nodeTests], 2);
  const ofWholeRuns = isWhole ? [...((await hasNginx(tally, deploySuite)) ? [deploySuite] : []), sameBytesSuite] : [];
  const onBuild = [...distSuites, ...browserSuites, ...ofWholeRuns];
  if (await tally.run([buildSuite])) await tally.run(onBuild);
  else for (const { name } of onBuild) tally.fail(name, 'not run: there is no build');
}

async function hasNginx(tally, { name }) {
  const { missing } = await findNginx();
  if (missing) tally.skip(name, missing);
  return !missing;
}

function interrupt(signal) {
  stopCommands();
  process.exit(signal === 'SIGINT' ? 130 : 143);
}
