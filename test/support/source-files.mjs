import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The sorted files below a folder, relative to the root of the repository. A missing folder has no files.
 *
 * @param {string} folder
 * @param {RegExp} [name] pattern for the file names
 * @returns {string[]}
 */
export function sourceFiles(folder, name = /./) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourceFiles(path, name);
      return name.test(entry.name) ? [path] : [];
    })
    .sort();
}
