/**
 * `npm run consumers`: installs and builds what is missing, and runs every application that installs the packed tarball,
 * also those that `npm test` leaves out. Exit code 1 when one does not work.
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
  await installBrowsers(say, ['chromium']);
  if (!isBuildFresh()) run('npm', ['run', '--silent', 'build']);
  run('node_modules/.bin/playwright', ['test', '--project=consumers', ...process.argv.slice(2)]);
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
