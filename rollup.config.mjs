import { readFileSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import esbuild, { minify } from 'rollup-plugin-esbuild';
import { areaCopies, readSharedModules } from './build/area-copies.mjs';
import { createBundledPackages } from './build/bundled-packages.mjs';
import { compressFolder } from './build/compress.mjs';
import { cssText } from './build/css-text.mjs';
import { createdModules } from './build/element-list.mjs';
import { lateChunkAddress } from './build/late-chunk-address.mjs';
import { readElementNames } from './build/element-names.mjs';
import { writeElementTypes } from './build/element-types.mjs';
import { writeLicences } from './build/licences.mjs';
import { writeManifest } from './build/manifest.mjs';
import { writePortalPage } from './build/portal-page.mjs';
import { writeSbom } from './build/sbom.mjs';
import { writeServerFiles } from './build/server-files.mjs';
import { writeTestingFiles } from './build/testing-files.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** `KFP_VIEW=react` builds the same elements on React, for comparison. `KFP_OUT` names the output folder. */
const view = process.env.KFP_VIEW === 'react' ? 'react' : 'preact';
export const out = process.env.KFP_OUT || 'dist';

const elements = readElementNames();
const areas = elements.filter((name) => name !== 'runtime');

const preact = [
  { find: /^react$/, replacement: `${process.cwd()}/build/react.mjs` },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
];

const bundled = createBundledPackages(out);

/** Keeps the comments that tell a bundler not to change the loader's import(). */
const smallest = () => terser({ module: true, ecma: 2020, compress: { passes: 3, inline: 1, keep_fargs: false, negate_iife: false }, format: { comments: /webpackIgnore|@vite-ignore/ } });

/** Gives the loader the list of elements, and the doctor the types of their attributes. */
const createdByBuild = {
  name: 'created-by-build',
  resolveId: (source) => (source in createdModules ? `\0${source}` : null),
  load: (id) => createdModules[id.replace('\0', '')]?.() ?? null,
};

const plugins = (minifier = smallest()) => [
  bundled.plugin,
  createdByBuild,
  cssText(),
  alias({ entries: view === 'preact' ? preact : [] }),
  resolve({ exportConditions: ['production'], extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs(),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', __KFP_VERSION__: JSON.stringify(version), __KFP_TAGS__: JSON.stringify(elements.map((name) => `kfp-${name}`)) },
  }),
  esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false }),
  minifier,
];

/** For the twenty standalone files: 1 % larger than with `smallest`, in a fifth of the time. */
const fastest = () => [minify({ target: 'es2022', legalComments: 'none' }), terser({ module: true, compress: false, format: { comments: /webpackIgnore|@vite-ignore/ } })];

const shared = {
  plugins: plugins(),
  onwarn(warning, warn) {
    if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
  },
};

/** The runtime and every element need these modules. With their packages they are one chunk. */
const everyElement = ['src/shell/start-runtime.ts', 'src/shell/register-element.ts'];
const sharedModules = await readSharedModules({ areas, shared: everyElement, plugins: plugins(false) });
/** Code of mutations is needed only after the first data. */
const ofMutations = /\/(useMutation|mutationObserver)\.js$/;
const coreChunk = (id) => (sharedModules.common.has(id) && !ofMutations.test(id) ? 'core' : undefined);

const published = new Map();

/** Remembers the published file of each source module. */
const rememberFiles = {
  name: 'remember-files',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      // The path of an area's own copy of a module contains the name of the area.
      if (chunk.type === 'chunk' && chunk.facadeModuleId) published.set(chunk.facadeModuleId.replace(/\/@[^/]+(?=\/src\/)/, ''), chunk.fileName);
    }
  },
};

const sourceOf = (name) => `${process.cwd()}/elements/${name}.ts`;

/** Makes a standalone file load its lazy code from the files of an earlier build step. `late` selects these modules. */
const loadPublished = (folder, late = /./) => ({
  name: 'load-published',
  async resolveDynamicImport(specifier, importer) {
    // The loader computes the address of a standalone file.
    if (typeof specifier !== 'string' || !late.test(specifier)) return null;
    const resolved = await this.resolve(specifier, importer);
    const file = resolved && published.get(resolved.id);
    if (!file) throw new Error(`${specifier} is no file of its own`);
    return { id: `${folder}/${file}`, external: 'relative' };
  },
});

/** Modules that a standalone file also loads late. Few pages need the first two or other languages; the rest waits for the data. */
const leftOut = /\/(error-service|page-recording|consent-gate|market-source|page-watch|session-guard|flags|load-words)\.ts$/;

/** Writes the published file of each tag, which registers `kfp-runtime` first, then the element. */
const writeElementFiles = {
  name: 'write-element-files',
  generateBundle() {
    for (const name of areas) {
      const source = `import"./kfp-runtime.js";import"../${published.get(sourceOf(name))}";\n`;
      this.emitFile({ type: 'asset', fileName: `kfp-${name}.js`, source });
    }
  },
};

/**
 * One element in one file, with `kfp-runtime` first. Such a file has almost no lazy chunks. It therefore lacks the code that
 * retries lazy chunks, and the feedback question that other pages load at the end.
 */
const standaloneEntry = {
  name: 'standalone-entry',
  resolveId(source, importer = '') {
    if (source === './feedback.ts' && importer.includes('/elements/')) return '\0no-feedback';
    if (source.endsWith('/lazy-import.ts')) return '\0import-once';
    return source.startsWith('standalone:') ? `\0${source}` : null;
  },
  load(id) {
    if (id === '\0no-feedback') return 'export const FeedbackArea = undefined;';
    if (id === '\0import-once') return 'export const lazyImport = (load) => load(); export const needsReload = () => false;';
    if (!id.startsWith('\0standalone:')) return null;
    const names = new Set(['runtime', id.slice('\0standalone:'.length)]);
    return [...names].map((name) => `import '${sourceOf(name)}';`).join('\n');
  },
};

export default [
  {
    ...shared,
    input: {
      ...Object.fromEntries(areas.map((name) => [name, sourceOf(name)])),
      core: 'src/shell/start-runtime.ts',
      // Standalone files load these two chunks.
      'error-service': 'src/runtime/error-reporting/error-service.ts',
      'page-recording': 'src/runtime/error-reporting/page-recording.ts',
    },
    preserveEntrySignatures: 'allow-extension',
    plugins: [areaCopies(sharedModules), ...plugins(), lateChunkAddress, rememberFiles],
    output: {
      dir: out,
      format: 'es',
      hashCharacters: 'base36',
      entryFileNames: 'chunks/[name]-[hash:6].js',
      chunkFileNames: 'chunks/[name]-[hash:6].js',
      // No code changes the namespace object of a module.
      freeze: false,
      manualChunks: coreChunk,
      onlyExplicitManualChunks: true,
    },
  },
  {
    ...shared,
    // This file imports none of the others, so that a page without our elements does not load them.
    input: { 'page-watch': 'src/shell/page-watch.ts' },
    // The doctor shares the checks of this file. They stay in this one file, which every page loads.
    preserveEntrySignatures: 'allow-extension',
    plugins: [...plugins(), rememberFiles],
    output: { dir: out, format: 'es', entryFileNames: 'chunks/[name]-[hash:6].js', chunkFileNames: 'chunks/[name]-[hash:6].js', hashCharacters: 'base36' },
  },
  {
    ...shared,
    input: 'elements/kfp.ts',
    plugins: [loadPublished('.'), ...plugins()],
    output: { file: `${out}/kfp.js`, format: 'es' },
  },
  {
    ...shared,
    input: 'elements/runtime.ts',
    plugins: [loadPublished('..'), ...plugins(), writeElementFiles],
    output: { file: `${out}/elements/kfp-runtime.js`, format: 'es' },
  },
  {
    ...shared,
    // Code for tracked events, flags and other languages. The standalone files below load these files.
    input: { 'load-words': 'src/shell/load-words.ts', tracking: 'src/runtime/analytics/consent-gate.ts', 'market-source': 'src/runtime/market-source/market-source.ts', flags: 'src/runtime/flags/flags.ts' },
    plugins: [...plugins(), rememberFiles],
    output: {
      dir: out,
      format: 'es',
      entryFileNames: 'chunks/[name]-alone-[hash:6].js',
      chunkFileNames: 'chunks/[name]-alone-[hash:6].js',
    },
  },
  ...elements.map((name) => ({
    ...shared,
    input: `standalone:${name}`,
    plugins: [standaloneEntry, loadPublished('..', leftOut), ...plugins(fastest())],
    output: { file: `${out}/standalone/kfp-${name}.js`, format: 'es', inlineDynamicImports: true },
  })),
];

/**
 * Writes the files that pages do not load: portal page, types, licences, bill of materials, manifest, files for servers and
 * tests, and compressed copies. Runs last.
 */
export async function finish() {
  await writePortalPage({ out });
  await writeServerFiles({ out, manifest: await writeManifest({ out, version }), bundled });
  await writeTestingFiles({ out, bundled });
  const packages = await bundled.read();
  await writeLicences({ out, packages });
  await writeSbom({ out, packages });
  // After the manifest, which lists only files that pages load. These files are for a bank's own build.
  await writeElementTypes({ out });
  await compressFolder(out);
}
