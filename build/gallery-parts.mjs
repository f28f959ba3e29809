import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { minifyCss } from './css-text.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Style sheets as text, made as in the bundle. @type {import('esbuild').Plugin} */
const cssText = {
  name: 'css-text',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) =>
      ({ path: resolve(resolveDir, path.replace('?inline', '')), namespace: 'css-text' }));
    onLoad({ filter: /.*/, namespace: 'css-text' }, async ({ path }) => ({ contents: minifyCss(path, await readFile(path)), loader: 'text' }));
  },
};

/** One script of the gallery's parts, for the demo server only. @returns {Promise<string>} */
export async function bundleGalleryParts() {
  const preact = { react: 'preact/compat', 'react-dom': 'preact/compat', 'react-dom/client': 'preact/compat/client' };
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['gallery/start.tsx'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    alias: preact,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [cssText],
    write: false,
  });
  return outputFiles[0].text;
}
