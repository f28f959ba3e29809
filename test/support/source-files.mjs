import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files below a folder, seen from the root of the repository, sorted; none when there is no such folder.
 *
 * @param {string} folder
 * @param {RegExp} [name] what the file's name must match
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
