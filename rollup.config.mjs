import { areaCopies, readSharedModules } from './build/area-copies.mjs';
import { createBundledPackages } from './build/bundled-packages.mjs';
import { compressFolder } from './build/compress.mjs';
import { readElementNames } from './build/element-names.mjs';
import { writeElementTypes } from './build/element-types.mjs';
import { lazyChunkAddress } from './build/lazy-chunk-address.mjs';
import { writeLicences } from './build/licences.mjs';
import { writeManifest } from './build/manifest.mjs';
import { loadPublished, minifyChunk, onwarn, plugins, version } from './build/plugins.mjs';
import { writePortalPage } from './build/portal-page.mjs';
import { writeSbom } from './build/sbom.mjs';
import { writeServerFiles } from './build/server-files.mjs';
import { writeStandaloneFiles } from './build/standalone-files.mjs';
import { writeTestingFiles } from './build/testing-files.mjs';

/** `KFP_OUT` names the output folder. */
export const folder = (process.env.KFP_OUT || 'dist').replace(/[\\/]+$/, '');
/** Where the files are written. The whole build replaces the folder. */
export const out = `${folder}-next`;

const areas = readElementNames().filter((name) => name !== 'runtime');
const bundled = createBundledPackages(out);
const bundle = [bundled.plugin, ...plugins, minifyChunk];

/** The runtime and every element need these modules. With their packages they are one chunk. */
const everyElement = ['src/shell/start-runtime.ts', 'src/shell/register-element.ts'];
const sharedModules = await readSharedModules({ areas, shared: everyElement, plugins });
/** Code of mutations is needed only after the first data. */
const ofMutations = /\/(useMutation|mutationObserver)\.js$/;
const coreChunk = (id) => (sharedModules.common.has(id) && !ofMutations.test(id) ? 'core' : undefined);

/** Content blockers stop files by words in their names. Their lists have these words, and not the ones that replace them. */
const blockedWords = { 'cookie-consent': 'answers', cookie: 'answer', consent: 'answer', tracking: 'queue', analytics: 'queue' };
const unblocked = ({ name }) => Object.entries(blockedWords).reduce((text, [word, other]) => text.replace(word, other), name);
// With six digits, Rollup tells only 63 chunks apart.
const chunkName = (chunk) => `chunks/${unblocked(chunk)}-[hash:7].js`;
const aloneName = (chunk) => `chunks/${unblocked(chunk)}-alone-[hash:7].js`;

const published = new Map();

/** Remembers the published file of each source module. */
const rememberFiles = {
  name: 'remember-files',
  generateBundle(_options, files) {
    for (const chunk of Object.values(files)) {
      // The path of an area's own copy of a module contains the name of the area.
      if (chunk.type === 'chunk' && chunk.facadeModuleId) published.set(chunk.facadeModuleId.replace(/\/@[^/]+(?=\/src\/)/, ''), chunk.fileName);
    }
  },
};

const sourceOf = (name) => `${process.cwd()}/elements/${name}.ts`;

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

export default [
  {
    onwarn,
    input: {
      ...Object.fromEntries(areas.map((name) => [name, sourceOf(name)])),
      core: 'src/shell/start-runtime.ts',
      // Standalone files load these two chunks.
      'error-service': 'src/runtime/error-reporting/error-service.ts',
      'page-recording': 'src/runtime/error-reporting/page-recording.ts',
      // These files have more exports than their modules. As entries they keep the names, for `lazyChunkAddress`.
      'error-client': 'src/runtime/error-reporting/error-client.ts',
      'consent-gate': 'src/runtime/analytics/consent-gate.ts',
      'tracking-delivery': 'src/runtime/analytics/tracking-delivery.ts',
    },
    preserveEntrySignatures: 'allow-extension',
    cache: sharedModules.packages,
    plugins: [areaCopies(sharedModules), ...bundle, lazyChunkAddress, rememberFiles],
    output: {
      dir: out,
      format: 'es',
      hashCharacters: 'hex',
      entryFileNames: chunkName,
      chunkFileNames: chunkName,
      // No code changes the namespace object of a module.
      freeze: false,
      manualChunks: coreChunk,
      onlyExplicitManualChunks: true,
    },
  },
  {
    onwarn,
    // This file imports none of the others, so that a page without our elements does not load them.
    input: { 'page-watch': 'src/shell/page-watch.ts' },
    // The doctor shares the checks of this file. They stay in this one file, which every page loads.
    preserveEntrySignatures: 'allow-extension',
    plugins: [...bundle, rememberFiles],
    output: { dir: out, format: 'es', entryFileNames: chunkName, chunkFileNames: chunkName, hashCharacters: 'hex' },
  },
  {
    onwarn,
    input: 'elements/kfp.ts',
    plugins: [loadPublished('.', published), ...bundle],
    output: { file: `${out}/kfp.js`, format: 'es' },
  },
  {
    onwarn,
    input: 'elements/runtime.ts',
    plugins: [loadPublished('..', published), ...bundle, writeElementFiles],
    output: { file: `${out}/elements/kfp-runtime.js`, format: 'es' },
  },
  {
    onwarn,
    // Code for the session, tracked events, flags and other languages. The standalone files below load these files, which import nothing of the core.
    input: { 'load-words': 'src/shell/load-words.ts', tracking: 'src/runtime/analytics/consent-gate.ts', 'market-source': 'src/runtime/market-source/market-source.ts', flags: 'src/runtime/flags/flags.ts', 'session-guard': 'src/runtime/session/session-guard.ts' },
    plugins: [...bundle, rememberFiles],
    output: {
      dir: out,
      format: 'es',
      entryFileNames: aloneName,
      chunkFileNames: aloneName,
    },
  },
];

/**
 * Writes the standalone files, and the files that pages do not load: portal page, types, licences, bill of materials,
 * manifest, files for servers and tests, and compressed copies. Runs last.
 */
export async function finish() {
  await writeStandaloneFiles({ out, published, bundled });
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
