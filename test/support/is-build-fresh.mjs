import { existsSync, statSync } from 'node:fs';
import { sourceFiles } from './source-files.mjs';

/** @returns {boolean} whether `dist/` is at least as new as everything that it is made from */
export function isBuildFresh() {
  if (!existsSync('dist/manifest.json')) return false;
  const made = statSync('dist/manifest.json').mtimeMs;
  const sources = [...['src', 'elements', 'build'].flatMap((folder) => sourceFiles(folder)), 'rollup.config.mjs', 'package-lock.json'];
  return sources.every((file) => existsSync(file) && statSync(file).mtimeMs <= made);
}
