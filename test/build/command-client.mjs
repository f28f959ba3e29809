import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBundledPackages } from '../../build/bundled-packages.mjs';
import { writeManifest } from '../../build/manifest.mjs';
import { writePortalPage } from '../../build/portal-page.mjs';
import { writeServerFiles } from '../../build/server-files.mjs';

/** A folder that the test takes away at its end. */
export function temporaryFolder(t) {
  const folder = mkdtempSync(join(tmpdir(), 'kfp-command-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Makes a small build of some version, with its own command and its own server module.
 *
 * @param {import('node:test').TestContext} t
 * @param {string} version
 * @returns {Promise<{ dist: string, kfp: (...args: string[]) => { status: number, stdout: string, stderr: string }, server: () => Promise<object> }>}
 *   `kfp` runs the command of the build, `server` imports its module
 */
export async function smallBuild(t, version) {
  const dist = join(temporaryFolder(t), 'dist');
  const files = {
    'kfp.js': `import('./chunks/core-1.js');/* ${version} */`,
    'chunks/core-1.js': `export const version = '${version}';`,
    'chunks/offers-1.js': "import './core-1.js';",
    'elements/kfp-runtime.js': "import '../chunks/core-1.js';",
    'elements/kfp-portal.js': "import './kfp-runtime.js';import '../chunks/offers-1.js';",
    'elements/kfp-toasts.js': "import './kfp-runtime.js';import '../chunks/offers-1.js';",
    'elements/kfp-login.js': "import './kfp-runtime.js';import '../chunks/offers-1.js';",
    'elements/kfp-claims-jump.js': "import './kfp-runtime.js';import '../chunks/offers-1.js';",
    'elements/kfp-offers.js': "import './kfp-runtime.js';import '../chunks/offers-1.js';",
    'standalone/kfp-offers.js': "import '../chunks/core-1.js';/* offers */",
    'standalone/kfp-portal.js': "import '../chunks/core-1.js';/* portal */",
    'LICENSES.txt': 'MIT',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  }
  await writePortalPage({ out: dist });
  await writeServerFiles({ out: dist, manifest: await writeManifest({ out: dist, version }), bundled: createBundledPackages(dist) });
  return {
    dist,
    kfp: (...args) => spawnSync(process.execPath, [join(dist, 'cli.mjs'), ...args], { encoding: 'utf8' }),
    server: () => import(pathToFileURL(join(dist, 'server.js')).href),
  };
}
