import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = import.meta.dirname;
const work = resolve('test/results/consumers');

/**
 * Packs the package as it would be published. Each process has a folder of its own, as several may pack at once.
 *
 * @returns {Promise<{ path: string, files: string[] }>} the tarball, and what is in it
 */
export async function packPackage() {
  const folder = join(work, `packed-${process.env.TEST_PARALLEL_INDEX ?? 'once'}`);
  await mkdir(folder, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]);
  const packed = JSON.parse(stdout);
  // npm 11 gives a list, later ones an object by package name.
  const [{ filename, files }] = Object.values(packed);
  return { path: join(folder, filename), files: files.map(({ path }) => path) };
}

/**
 * Installs an application with its bundler, and the package from its tarball, and builds it.
 *
 * @param {string} name folder of the application
 * @param {string} tarball path
 * @returns {Promise<string>} the folder that the application's build has written
 * @throws when a command fails, with what it printed
 */
export async function buildConsumer(name, tarball) {
  const app = await installConsumer(name, [tarball]);
  await run('npm', ['run', 'build'], { cwd: app, env: { ...process.env, ...silent } });
  return join(app, 'out');
}

/**
 * Installs what an application names, and more packages.
 *
 * @param {string} name folder of the application
 * @param {string[]} [more] names or paths of packages
 * @returns {Promise<string>} the folder that the application has been copied to
 * @throws when npm fails, with what it printed
 */
export async function installConsumer(name, more = []) {
  const app = join(work, name);
  await mkdir(app, { recursive: true });
  // node_modules stay from the run before: npm then has little to do. What was installed of the package does not.
  const old = (await readdir(app)).filter((entry) => entry !== 'node_modules');
  await Promise.all([...old, 'node_modules/@kfp'].map((entry) => rm(join(app, entry), { recursive: true, force: true })));
  await cp(join(here, 'pages'), app, { recursive: true });
  await cp(join(here, name), app, { recursive: true });
  // The lock file that this writes tells a bundler where the application begins.
  await run('npm', ['install', ...more, '--no-audit', '--no-fund', '--prefer-offline'], { cwd: app });
  return app;
}

/** Frameworks tell their makers of each build otherwise. */
const silent = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' };

/** Puts the pages beside what a bundler that takes scripts alone has written. @param {string} out */
export async function addPages(out) {
  const pages = (await readdir(join(here, 'pages'))).filter((file) => file.endsWith('.html'));
  await Promise.all(pages.map((page) => cp(join(here, 'pages', page), join(out, page), { force: false })));
}
