import { rollup } from 'rollup';
import { readElementNames } from './element-names.mjs';
import { loadPublished, minifyChunk, onwarn, plugins } from './plugins.mjs';

/**
 * Writes `standalone/kfp-<name>.js` for each element: one file with `kfp-runtime` and the element.
 *
 * @param {object} options
 * @param {string} options.out
 * @param {Map<string, string>} options.published the file of each source module that other bundles have written
 * @param {ReturnType<typeof import('./bundled-packages.mjs').createBundledPackages>} options.bundled records the bundled modules
 * @returns {Promise<void>} rejects when a bundle fails
 */
export async function writeStandaloneFiles({ out, published, bundled }) {
  let cache;
  for (const name of readElementNames()) {
    const bundle = await rollup({
      input: `standalone:${name}`,
      onwarn,
      // The modules that earlier bundles have transformed.
      cache,
      plugins: [bundled.plugin, standaloneEntry, loadPublished('..', published, leftOut), ...plugins, minifyChunk],
    });
    cache = bundle.cache;
    await bundle.write({ file: `${out}/standalone/kfp-${name}.js`, format: 'es', inlineDynamicImports: true });
    await bundle.close();
  }
}

/** Modules that a standalone file also loads lazily. Few pages need the error service, the recording, flags or other languages; the rest runs after the first data. */
const leftOut = /\/(error-service|page-recording|consent-gate|market-source|page-watch|session-guard|flags|load-words|lazy-icon-paths)\.ts$/;

/**
 * Such a file has almost no lazy chunks. It therefore lacks the code that retries lazy chunks, and the feedback question
 * that other pages load at the end.
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
    return [...names].map((name) => `import '${process.cwd()}/elements/${name}.ts';`).join('\n');
  },
};
