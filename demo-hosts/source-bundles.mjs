import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { minifyCss } from '../build/css-text.mjs';
import { readElementNames } from '../build/element-names.mjs';
import { writePortalPage } from '../build/portal-page.mjs';
import { virtualModulesForEsbuild } from '../build/virtual-modules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** Loads the modules that esbuild cannot load by itself. @type {import('esbuild').Plugin} */
const sourceFiles = {
  name: 'source-files',
  setup({ onLoad, onResolve }) {
    // Style sheets become text, minified as in the bundle.
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({ namespace: 'css', path: resolve(resolveDir, path.replace('?inline', '')) }));
    onLoad({ filter: /.*/, namespace: 'css' }, async ({ path }) => ({ contents: minifyCss(path, await readFile(path)), loader: 'text' }));
    // `elements:<name>` and `standalone:<name>` register `kfp-runtime` first, then the element.
    onResolve({ filter: /^(elements|standalone):/ }, ({ path }) => ({ namespace: 'entry', path }));
    onLoad({ filter: /.*/, namespace: 'entry' }, async ({ path }) => {
      const [folder, name] = path.split(':');
      // A standalone file does not load the feedback question.
      const alone = async () => (await readFile(`${root}elements/${name}.ts`, 'utf8')).replace("import('./feedback.ts')", '{}');
      const element = folder === 'standalone' ? await alone() : `import './${name}.ts';`;
      return { contents: `import './runtime.ts'; ${element}`, loader: 'ts', resolveDir: `${root}elements` };
    });
  },
};

/** Options with which esbuild bundles the source for the demo server: as it is published, but not minified. */
const options = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  alias: { react: 'preact/compat', 'react-dom': 'preact/compat', 'react-dom/client': 'preact/compat/client' },
  define: {
    'process.env.NODE_ENV': '"production"',
    __KFP_VERSION__: JSON.stringify(version),
    __KFP_TAGS__: JSON.stringify(readElementNames().map((name) => `kfp-${name}`)),
  },
  plugins: [sourceFiles, virtualModulesForEsbuild],
};

/** Bundles the gallery's parts into one script, for the demo server only. @returns {Promise<string>} rejects when it does not compile */
export async function bundleGalleryParts() {
  const { outputFiles } = await build({ ...options, entryPoints: ['gallery/start.tsx'], write: false });
  return outputFiles[0].text;
}

/** Writes the files that the demo pages load. When the source does not compile, it prints that, rejects, and keeps the old files. */
export async function bundleForDev(outdir) {
  const entriesIn = (folder) => readElementNames().map((name) => ({ in: `${folder}:${name}`, out: `${folder}/kfp-${name}` }));
  const whole = [{ in: 'elements/kfp.ts', out: 'kfp' }, { in: 'gallery/start.tsx', out: 'gallery/parts' }];
  const entryPoints = [...whole, ...entriesIn('elements'), ...entriesIn('standalone')];
  await build({ ...options, entryPoints, outdir, splitting: true, chunkNames: 'chunks/[name]-[hash]' });
  await writePortalPage({ out: outdir });
}
