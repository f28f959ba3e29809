import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuildFresh } from '../../build/is-build-fresh.mjs';
import { installPackages } from '../../build/prepare.mjs';
import { installBrowsers } from './install-browsers.mjs';

/**
 * Installs and builds if necessary, and runs a suite in the project's folder. Prints an error and sets exit code 1 on
 * failure.
 *
 * @param {string} command a file of `node_modules/.bin`
 * @param {string[]} args
 * @param {string[]} [browsers] names; default: all that this machine can run
 */
export async function runOnBuild(command, args, browsers) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  const say = (line) => console.log(line);
  try {
    installPackages(say);
    await installBrowsers(say, browsers);
    if (!isBuildFresh()) run('npm', ['run', '--silent', 'build']);
    run(`node_modules/.bin/${command}`, args);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** @throws {Error} when the command fails; its output is printed before */
function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}
