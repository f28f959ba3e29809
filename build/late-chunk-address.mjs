import { basename } from 'node:path';

/**
 * Adds the file name to the promise of an import() between chunks, so that `src/platform/lazy-import.ts` can request the
 * file again. The name is split into two strings: a bundler would take one string for the address of an asset, and copy it.
 *
 * @type {import('rollup').Plugin}
 */
export const lateChunkAddress = {
  name: 'late-chunk-address',
  renderDynamicImport({ targetChunk }) {
    if (!targetChunk) return null;
    const file = `./${basename(targetChunk.fileName)}`;
    return { left: 'Object.assign(import(', right: `),{chunk:[${JSON.stringify(file)},import.meta.url]})` };
  },
};
