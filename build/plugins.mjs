import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { minify } from '@swc/core';
import { readFileSync } from 'node:fs';
import esbuild from 'rollup-plugin-esbuild';
import { cssText } from './css-text.mjs';
import { readElementNames } from './element-names.mjs';
import { virtualModules } from './virtual-modules.mjs';

export const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** `KFP_VIEW=react` builds the same elements on React, for comparison. */
const isOnReact = process.env.KFP_VIEW === 'react';

const preact = [
  { find: /^react$/, replacement: `${process.cwd()}/build/react.mjs` },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: `${process.cwd()}/build/jsx-runtime.mjs` },
];

/**
 * Keeps the comments that tell a bundler not to change the loader's import(). Chromium reads a module in the charset that the
 * server names, and only ASCII is the same in all of them.
 */
const format = { asciiOnly: true, comments: { regex: 'webpackIgnore|@vite-ignore' } };

/** @type {import('rollup').Plugin} */
export const minifyChunk = {
  name: 'minify-chunk',
  renderChunk: async (code) => (await minify(code, { module: true, ecma: 2020, compress: { passes: 4 }, mangle: true, format })).code,
};

/** The plugins of every bundle. @type {import('rollup').Plugin[]} */
export const plugins = [
  virtualModules,
  cssText(),
  alias({ entries: isOnReact ? [] : preact }),
  resolve({ exportConditions: ['production'], extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs(),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', __KFP_VERSION__: JSON.stringify(version), __KFP_TAGS__: JSON.stringify(readElementNames().map((name) => `kfp-${name}`)) },
  }),
  esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false, loaders: { '.json': 'json' } }),
];

/** @type {import('rollup').WarningHandlerWithDefault} */
export function onwarn(warning, warn) {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
}

/**
 * Makes a file load its lazy code from the files of an earlier bundle.
 *
 * @param {string} folder the earlier files, seen from the new file
 * @param {Map<string, string>} published the file of each source module
 * @param {RegExp} [lazy] selects these modules
 */
export const loadPublished = (folder, published, lazy = /./) => ({
  name: 'load-published',
  async resolveDynamicImport(specifier, importer) {
    // The loader computes the address of a standalone file.
    if (typeof specifier !== 'string' || !lazy.test(specifier)) return null;
    const resolved = await this.resolve(specifier, importer);
    const file = resolved && published.get(resolved.id);
    if (!file) throw new Error(`${specifier} is no file of its own`);
    return { id: `${folder}/${file}`, external: 'relative' };
  },
});
