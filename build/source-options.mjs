import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifyCss } from './css-text.mjs';

/** Style sheets as text, made as in the bundle. @type {import('esbuild').Plugin} */
const cssText = {
  name: 'css-text',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) =>
      ({ path: resolve(resolveDir, path.replace('?inline', '')), namespace: 'css-text' }));
    onLoad({ filter: /.*/, namespace: 'css-text' }, async ({ path }) => ({ contents: minifyCss(path, await readFile(path)), loader: 'text' }));
  },
};

/** How esbuild bundles the source for the demo server: as it is published, without the work to make it small. */
export const sourceOptions = {
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  alias: { react: 'preact/compat', 'react-dom': 'preact/compat', 'react-dom/client': 'preact/compat/client' },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [cssText],
};
