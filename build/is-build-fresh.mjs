import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of `dist/`. */
const sources = ['src', 'elements', 'testing', 'build', 'rollup.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json', 'LICENSE'];

/** Files that the documentation tools write beside the pages. */
const writtenForDocs = /^docs[\\/]\.vitepress([\\/](cache|generated|\.temp)([\\/]|$)|$)/;

/**
 * @returns {boolean} whether `dist/` is at least as new as all its sources. The time of a folder reveals a deleted file.
 *   A build that was interrupted leaves the earlier one, which is older than the sources.
 */
export function isBuildFresh() {
  const folders = sources.filter((path) => statSync(path).isDirectory());
  return isNewest('dist/manifest.json', [...sources, ...folders.flatMap(filesIn)]);
}

/** @returns {boolean} the same for `dist-docs/`; its list of pages is written last */
export function isDocsFresh() {
  const pages = filesIn('docs').filter((path) => !writtenForDocs.test(path));
  return existsSync('dist/manifest.json') && isNewest('dist-docs/llms.txt', ['dist/manifest.json', 'testing/openapi.json', ...pages]);
}

const filesIn = (folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name));

function isNewest(path, parts) {
  if (!existsSync(path)) return false;
  const made = statSync(path).mtimeMs;
  return parts.every((part) => statSync(part).mtimeMs <= made);
}
