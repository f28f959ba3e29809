import { existsSync, readFileSync } from 'node:fs';
import { browserVariables, findBrowser } from './browsers.mjs';
import { runCommand } from './run-command.mjs';

const debianPackages = { chromium: ['chromium'], firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/**
 * Finds browsers, installs missing ones if possible, and sets environment variables for later commands.
 *
 * @param {(line: string) => void} say
 * @param {string[]} [names]
 * @returns {Promise<string[]>} the names of the unavailable browsers; rejects with an Error that says what to do when there
 *   is no Chromium
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
  // The test runners must use the same browsers as this check, and none that is installed but does not start.
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

/** The browsers that do not start, such as the empty chromium-browser of Ubuntu. WebKit's driver has no `--version`. */
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
