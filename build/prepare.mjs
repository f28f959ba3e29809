import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Every command of package.json begins here, so this file needs nothing but Node, also an old one. */

/** Gives what is wrong with this Node, in one line that says what to do; nothing when it is new enough. */
export function nodeComplaint(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Node 20.19 or newer is needed, this is ${version}: install it from https://nodejs.org and run this again.`;
}

/**
 * Installs the packages of the lock file when they are missing or others. The working directory is the project's.
 *
 * @param {(line: string) => void} say
 * @throws {Error} whose message says what to do
 */
export function installPackages(say) {
  if (isUpToDate()) return;
  say('installing packages (npm ci) …');
  runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/**
 * Runs npm to its end.
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

/** npm notes in node_modules what it installed; packages for other platforms are missing there by right. */
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
