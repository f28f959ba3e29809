import { existsSync, readFileSync } from 'node:fs';
import { browserVariables, findBrowser } from './browsers.mjs';
import { runCommand } from './run-command.mjs';

const debianPackages = { chromium: ['chromium'], firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/**
 * Finds browsers, installs what is missing where that is possible, and tells later commands through the environment.
 *
 * @param {(line: string) => void} say
 * @param {string[]} [names]
 * @returns {Promise<string[]>} the names of the browsers that cannot be had
 * @throws {Error} when there is no Chromium; the message says what to do
 */
export async function installBrowsers(say, names = Object.keys(browserVariables)) {
  const isUnwanted = (name) => process.env[browserVariables[name]] === 'none';
  let missing = await unusable(names);
  const wanted = missing.filter((name) => !isUnwanted(name));
  if (wanted.length > 0) {
    say(`installing ${wanted.join(', ')} …`);
    await install(wanted);
    missing = await unusable(names);
  }
  if (missing.includes('chromium')) {
    throw new Error('No Chromium: install it (on Debian: apt-get install chromium) or set KFP_CHROMIUM to its path.');
  }
  // Who runs the tests must see the same browsers as this check, also one that is there and does not start.
  for (const name of missing) process.env[browserVariables[name]] = 'none';
  return missing;
}

async function install(names) {
  if (isDebianRoot()) {
    const quiet = { seconds: 240, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await runCommand('apt-get', ['update', '-qq'], { ...quiet, seconds: 120 });
    const packages = names.flatMap((name) => debianPackages[name]);
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  }
  const left = await unusable(names.filter((name) => name !== 'webkit'));
  if (left.length > 0) await runCommand('node_modules/.bin/playwright', ['install', ...left], { seconds: 240 });
}

function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID=debian$/m.test(release) && process.getuid?.() === 0;
}

/** A name on the PATH may be an empty shell, as Ubuntu's chromium-browser is: ask each for its version, and WebKit's driver, which has none, for help. */
async function unusable(names) {
  const results = await Promise.all(
    names.map(async (name) => {
      const browser = findBrowser(name);
      if (!browser) return true;
      const { code } = await runCommand(browser.executablePath, [name === 'webkit' ? '--help' : '--version'], { seconds: 30 });
      return code !== 0;
    }),
  );
  return names.filter((_, index) => results[index]);
}
