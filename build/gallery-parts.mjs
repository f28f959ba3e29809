import { build } from 'esbuild';
import { sourceOptions } from './source-options.mjs';

/** One script of the gallery's parts, for the demo server only. @returns {Promise<string>} */
export async function bundleGalleryParts() {
  const { outputFiles } = await build({ ...sourceOptions, entryPoints: ['gallery/start.tsx'], write: false });
  return outputFiles[0].text;
}
