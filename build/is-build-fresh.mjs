import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that `dist/` is made from. */
const sources = ['src', 'elements', 'testing', 'build', 'rollup.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** What the tools of the documentation write beside its pages. */
const writtenForDocs = /^docs[\\/]\.vitepress([\\/](cache|generated|\.temp)([\\/]|$)|$)/;

/**
 * @returns {boolean} whether `dist/` is at least as new as everything that it is made from. The time of a folder tells
 *   of a file that is gone. A build that was stopped half-way has no manifest.
 */
export function isBuildFresh() {
  const folders = sources.filter((path) => statSync(path).isDirectory());
  return isNewest('dist/manifest.json', [...sources, ...folders.flatMap(filesIn)]);
}

/** @returns {boolean} the same of `dist-docs/`, whose list of pages is written last */
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
