import { basename } from 'node:path';

/**
 * Notes the file of an import() between chunks before the import begins, so that `src/platform/lazy-import.ts` can request
 * the file again. The name is split into two strings: a bundler would take one string for the address of an asset, and copy
 * it. The promise of the import cannot hold the name, because Rollup chains a `then` to the import of a chunk that has more
 * exports than its module.
 *
 * @type {import('rollup').Plugin}
 */
export const lazyChunkAddress = {
  name: 'lazy-chunk-address',
  renderDynamicImport({ targetChunk }) {
    if (!targetChunk) return null;
    const file = `./${basename(targetChunk.fileName)}`;
    return { left: `(globalThis[Symbol.for("kfp.lazy-import")]=[${JSON.stringify(file)},import.meta.url],import(`, right: '))' };
  },
  /** A file that is requested again must export the names of its module. Rollup shortens them when the file has more exports. */
  generateBundle(_options, bundle) {
    for (const { isDynamicEntry, facadeModuleId, fileName } of Object.values(bundle)) {
      if (isDynamicEntry && !facadeModuleId) this.error(`${fileName} has shortened export names: add its module to the input`);
    }
  },
};
