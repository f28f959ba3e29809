import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} Browser
 * @property {string} executablePath the browser; for WebKit its WebDriver server
 * @property {string} [channel] Playwright's channel for the browser; unset for Playwright's own builds
 * @property {string} [miniBrowser] WebKit only: the browser that the WebDriver server starts
 * @property {string} [xvfb] WebKit only: the virtual display server
 */

/** Arguments for Chromium in a container, as root and without network access. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** The environment variable for the path of each browser. The value `none` disables the browser. */
export const browserVariables = { chromium: 'KFP_CHROMIUM', firefox: 'KFP_FIREFOX', webkit: 'KFP_WEBKIT' };

const places = {
  chromium: [
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  firefox: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  webkit: ['WebKitWebDriver'],
};

/**
 * Looks for a browser: first in the environment variable, then among Playwright's builds, then on the PATH.
 *
 * @param {'chromium' | 'firefox' | 'webkit'} name
 * @returns {Browser | undefined}
 */
export function findBrowser(name) {
  const named = process.env[browserVariables[name]];
  if (named === 'none') return undefined;
  if (name === 'webkit') return findWebkit(named);
  const own = named ? undefined : playwrightsOwn(name);
  if (own) return { executablePath: own };
  const executablePath = named ?? firstOnPath(places[name]);
  if (!executablePath) return undefined;
  const isOwnBuild = executablePath.includes('ms-playwright');
  return name === 'firefox' && !isOwnBuild ? { executablePath, channel: 'moz-firefox' } : { executablePath };
}

function findWebkit(named) {
  const executablePath = named ?? firstOnPath(places.webkit);
  const miniBrowser = findMiniBrowser();
  const xvfb = firstOnPath(['Xvfb']);
  return executablePath && miniBrowser && xvfb ? { executablePath, miniBrowser, xvfb } : undefined;
}

/** Finds MiniBrowser. Debian installs it in a folder that is named after the processor. */
function findMiniBrowser() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders
    .flatMap((folder) => ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find(isExecutable);
}

function playwrightsOwn(name) {
  try {
    const path = createRequire(import.meta.url)('playwright')[name].executablePath();
    return isExecutable(path) ? path : undefined;
  } catch {
    // Playwright has no build for this machine, or is not installed yet: the PATH comes next.
    return undefined;
  }
}

function firstOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)))).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
