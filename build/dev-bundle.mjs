import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { writePortalPage } from './portal-page.mjs';
import { sourceOptions } from './source-options.mjs';

/** Entries `elements:<name>` and `standalone:<name>`: `kfp-runtime` first, then the element. */
const elementEntries = {
  name: 'element-entries',
  setup({ onLoad, onResolve }) {
    const entry = (code) => ({ contents: `import './runtime.ts'; ${code}`, loader: 'ts', resolveDir: resolve('elements') });
    onResolve({ filter: /^(elements|standalone):/ }, ({ path }) => ({ namespace: path.split(':')[0], path: path.split(':')[1] }));
    onLoad({ filter: /.*/, namespace: 'elements' }, ({ path }) => entry(`import './${path}.ts';`));
    // A file that stands alone has no question at the end of the page.
    onLoad({ filter: /.*/, namespace: 'standalone' }, async ({ path }) =>
      entry((await readFile(`elements/${path}.ts`, 'utf8')).replace("import('./feedback.ts')", '{}')));
  },
};

/** Writes what the demo pages ask for. Where something does not compile it prints that and rejects; the files stay then. */
export async function bundleForDev(outdir) {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const names = readdirSync('elements').map((file) => file.replace('.ts', '')).filter((name) => name !== 'kfp');
  const entriesIn = (folder) => names.map((name) => ({ in: `${folder}:${name}`, out: `${folder}/kfp-${name}` }));
  const whole = [{ in: 'elements/kfp.ts', out: 'kfp' }, { in: 'gallery/start.tsx', out: 'gallery/parts' }];
  await build({
    ...sourceOptions,
    define: { ...sourceOptions.define, __KFP_VERSION__: JSON.stringify(version) },
    plugins: [elementEntries, ...sourceOptions.plugins],
    entryPoints: [...whole, ...entriesIn('elements'), ...entriesIn('standalone')],
    outdir,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
  });
  await writePortalPage({ out: outdir, assetBase: '/dist/' });
}
