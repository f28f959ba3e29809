import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that `dist/` is made from. */
const sources = ['src', 'elements', 'build', 'rollup.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'];

/**
 * @returns {boolean} whether `dist/` is at least as new as everything that it is made from. The time of a folder tells
 *   of a file that is gone. A build that was stopped half-way has no manifest.
 */
export function isBuildFresh() {
  if (!existsSync('dist/manifest.json')) return false;
  const made = statSync('dist/manifest.json').mtimeMs;
  const inFolders = sources
    .filter((path) => statSync(path).isDirectory())
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)));
  return [...sources, ...inFolders].every((path) => statSync(path).mtimeMs <= made);
}
