import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { carriedBy, complainOfUnread } from './carried-code.mjs';

/**
 * @typedef {object} BundledPackage
 * @property {string} name
 * @property {string} version
 * @property {string} license SPDX id
 * @property {string | undefined} author
 * @property {string} folder where it is installed
 * @property {string[]} files of the build that hold code of it, seen from the build's folder
 * @property {(import('./carried-code.mjs').Carried & { version?: string, files: string[] })[]} carries code of others that
 *   its authors have copied into it
 */

/**
 * Collects which packages end in which files of a build.
 *
 * @param {string} out the build's folder
 */
export function createBundledPackages(out) {
  /** By module of a package: the files that hold it. @type {Map<string, Set<string>>} */
  const filesOf = new Map();
  function add(file, modules) {
    for (const id of modules.filter((module) => packageFolder(module))) {
      filesOf.set(id, (filesOf.get(id) ?? new Set()).add(file));
    }
  }
  return {
    /** What other bundlers have put into a file. @param {string} file @param {string[]} modules paths of its sources */
    add,
    plugin: {
      name: 'bundled-packages',
      generateBundle({ dir, file: single }, bundle) {
        for (const { fileName, modules = {} } of Object.values(bundle)) {
          const rendered = Object.keys(modules).filter((id) => modules[id].renderedLength > 0);
          add(relative(out, join(dir ?? dirname(single), fileName)).replaceAll('\\', '/'), rendered);
        }
      },
    },
    /**
     * @returns {Promise<BundledPackage[]>} by name; rejects when a package carries code of others that
     *   `build/carried-code.mjs` does not tell of, or no longer has the file that it names
     */
    async read() {
      const folders = [...new Set([...filesOf.keys()].map(packageFolder))].sort();
      const packages = await Promise.all(folders.map((folder) => readPackage(folder, filesOf)));
      await complainOfUnread([...filesOf.keys()], packages);
      return packages;
    },
  };
}

async function readPackage(folder, filesOf) {
  const modules = [...filesOf.keys()].filter((id) => packageFolder(id) === folder);
  const filesWith = (ids) => [...new Set(ids.flatMap((id) => [...filesOf.get(id)]))].sort();
  const { name, version, license, author, devDependencies = {} } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const carries = carriedBy(name).map((carried) => {
    if (!existsSync(`${folder}/${carried.module}`)) throw new Error(`${name} has no ${carried.module} any more, which build/carried-code.mjs names`);
    const carriers = modules.filter((id) => id.endsWith(`/${name}/${carried.module}`));
    return { ...carried, version: devDependencies[carried.name], files: filesWith(carriers) };
  });
  return {
    name, version, license, folder,
    author: typeof author === 'string' ? author : author?.name,
    files: filesWith(modules),
    carries: carries.filter(({ files }) => files.length > 0),
  };
}

/** @returns {string | undefined} the folder of the package that a module is of, seen from the working directory */
function packageFolder(id) {
  const path = /node_modules\/.*/.exec(id)?.[0];
  return path && /.*node_modules\/(?:@[^/]+\/)?[^/?]+/.exec(path)?.[0];
}
