import { copyFile, mkdir } from 'node:fs/promises';
import { build } from 'esbuild';

/**
 * Writes the test kit for banks: `testing.js`, `testing-browser.js`, their types, and the description of the API, `openapi.json`.
 *
 * @param {object} options
 * @param {string} options.out
 * @param {ReturnType<typeof import('./bundled-packages.mjs').createBundledPackages>} options.bundled records the bundled modules
 * @returns {Promise<void>} rejects when the source does not compile
 */
export async function writeTestingFiles({ out, bundled }) {
  const options = { bundle: true, format: 'esm', target: 'es2022', metafile: true };
  const node = await build({ ...options, entryPoints: ['testing/testing.mjs'], outfile: `${out}/testing.js`, platform: 'node' });
  const browser = await build({ ...options, entryPoints: ['testing/testing-browser.mjs'], outfile: `${out}/testing-browser.js`, platform: 'browser', external: ['msw'] });
  bundled.add('testing.js', Object.keys(node.metafile.inputs));
  bundled.add('testing-browser.js', Object.keys(browser.metafile.inputs));
  await mkdir(`${out}/types`, { recursive: true });
  await copyFile('testing/testing.d.mts', `${out}/types/testing.d.ts`);
  await copyFile('testing/openapi.json', `${out}/openapi.json`);
}
