/**
 * `npm run hostile`: installs and builds what is missing, and looks at every element in every hostile page, in each browser
 * of this machine. `KFP_ENGINE=firefox` takes one of `chromium`, `firefox` and `webkit`. Exit code 1 when something differs.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuildFresh } from '../../build/is-build-fresh.mjs';
import { installPackages } from '../../build/prepare.mjs';
import { installBrowsers } from '../support/install-browsers.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const say = (line) => console.log(line);
try {
  await installPackages(say);
  await installBrowsers(say);
  if (!isBuildFresh()) run('npm', ['run', '--silent', 'build']);
  run('node_modules/.bin/web-test-runner', ['--config', 'test/hostile/web-test-runner.config.mjs']);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string} command @param {string[]} args @throws {Error} when it fails; what it says has then been printed */
function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}
