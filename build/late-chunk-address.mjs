import { basename } from 'node:path';

/**
 * Adds to the failure of an import() between chunks which file it asked for, so that `src/platform/lazy-import.ts` can ask
 * for that again. As two texts: what bundlers take for the address of an asset would make them copy the chunk.
 *
 * @type {import('rollup').Plugin}
 */
export const lateChunkAddress = {
  name: 'late-chunk-address',
  renderDynamicImport({ targetChunk }) {
    if (!targetChunk) return null;
    const file = `./${basename(targetChunk.fileName)}`;
    return { left: 'import(', right: `).catch(e=>{throw Object.assign(e,{chunk:[${JSON.stringify(file)},import.meta.url]})})` };
  },
};
