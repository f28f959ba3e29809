import { existsSync, readFileSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

/**
 * Installs the packages of the lock file when they are missing or others.
 *
 * @param {(line: string) => void} say
 * @throws {Error} whose message says what to do
 */
export async function installPackages(say) {
  if (isUpToDate()) return;
  say('installing packages (npm ci) …');
  const { code, output } = await runCommand('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { seconds: 400 });
  if (code === 0) return;
  const end = output.split('\n').slice(-15).join('\n');
  throw new Error(`${end}\nnpm ci failed: see above, check the network and run it by itself.`);
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
