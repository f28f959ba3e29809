import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { rollup } from 'rollup';
import { readElementNames } from './element-names.mjs';
import { fastest, loadPublished, onwarn, plugins } from './plugins.mjs';

/**
 * Writes `standalone/kfp-<name>.js` for each element: one file with `kfp-runtime` and the element. Several threads share
 * the work, because these are twenty bundles of the same source.
 *
 * @param {object} options
 * @param {string} options.out
 * @param {Map<string, string>} options.published the file of each source module that other bundles have written
 * @param {ReturnType<typeof import('./bundled-packages.mjs').createBundledPackages>} options.bundled records the bundled modules
 * @returns {Promise<void>} rejects when a bundle fails
 */
export async function writeStandaloneFiles({ out, published, bundled }) {
  const names = readElementNames();
  const count = Math.min(availableParallelism(), 4);
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const share = names.filter((_name, at) => at % count === index);
      const thread = new Worker(new URL(import.meta.url), { workerData: { out, names: share, published } });
      const [written] = await once(thread, 'message');
      for (const [file, modules] of written) bundled.add(file, modules);
    }),
  );
}

/** Modules that a standalone file also loads late. Few pages need the error service, the recording, flags or other languages; the rest runs after the first data. */
const leftOut = /\/(error-service|page-recording|consent-gate|market-source|page-watch|session-guard|flags|load-words|late-icon-paths)\.ts$/;

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

let cache;

/** @returns {Promise<[file: string, modules: string[]]>} the written file, and the modules that it contains */
async function writeStandaloneFile({ out, name, published }) {
  const file = `standalone/kfp-${name}.js`;
  const bundle = await rollup({
    input: `standalone:${name}`,
    onwarn,
    // The modules that earlier bundles of this thread have transformed.
    cache,
    plugins: [standaloneEntry, loadPublished('..', published, leftOut), ...plugins(fastest())],
  });
  cache = bundle.cache;
  const { output: [{ modules }] } = await bundle.write({ file: `${out}/${file}`, format: 'es', inlineDynamicImports: true });
  await bundle.close();
  return [file, Object.keys(modules).filter((id) => modules[id].renderedLength > 0)];
}

if (!isMainThread) {
  const written = [];
  for (const name of workerData.names) written.push(await writeStandaloneFile({ ...workerData, name }));
  parentPort.postMessage(written);
}
