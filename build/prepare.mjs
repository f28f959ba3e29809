import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Every command of package.json starts here, so this file needs only Node, also an old version. */

/** Says in one line what is wrong with this Node and what to do; undefined when its version is new enough. */
export function nodeComplaint(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Node 20.19 or newer is needed, this is ${version}: install it from https://nodejs.org and run this again.`;
}

/**
 * Installs the packages of the lock file when they are missing or differ. The working directory must be the project's.
 *
 * @param {(line: string) => void} say
 * @throws {Error} when npm fails; the message says what to do
 */
export function installPackages(say) {
  if (isUpToDate()) return;
  say('installing packages (npm ci) …');
  runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/**
 * Runs npm, and waits until it ends.
 *
 * @param {string[]} args
 * @throws {Error} with the end of what npm printed, when it fails
 */
export function runNpm(args) {
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return;
  const printed = [stdout, stderr].filter(Boolean).join('\n').trim().split('\n').slice(-30).join('\n');
  throw new Error(`${printed}\nnpm ${args[0]} failed: ${error?.message ?? 'see above, check the network and run it by itself.'}`);
}

/** npm lists its installed packages in node_modules. Packages for other platforms are rightly missing in that list. */
function isUpToDate() {
  const noted = 'node_modules/.package-lock.json';
  if (!existsSync(noted)) return false;
  const { packages: wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { packages: installed } = JSON.parse(readFileSync(noted, 'utf8'));
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return path in installed ? installed[path].version === version : optional === true;
  });
}
