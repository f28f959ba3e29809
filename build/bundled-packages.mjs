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
 * @property {string[]} files of the build that contain code of the package, relative to the build's folder
 * @property {(import('./carried-code.mjs').Carried & { version?: string, files: string[] })[]} carries third-party code that
 *   the authors have copied into the package
 */

/**
 * Records which packages are in which files of a build.
 *
 * @param {string} out the build's folder
 */
export function createBundledPackages(out) {
  /** Maps each module of a package to the files that contain it. @type {Map<string, Set<string>>} */
  const filesOf = new Map();
  function add(file, modules) {
    for (const id of modules.filter((module) => packageFolder(module))) {
      filesOf.set(id, (filesOf.get(id) ?? new Set()).add(file));
    }
  }
  return {
    /** Records the modules that another bundler has put into a file. @param {string} file @param {string[]} modules paths of its sources */
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
     * @returns {Promise<BundledPackage[]>} sorted by name; rejects when a package carries third-party code that
     *   `build/carried-code.mjs` does not list, or no longer has a file that is listed there
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

/** @returns {string | undefined} the folder of the package that a module belongs to, relative to the working directory */
function packageFolder(id) {
  const path = /node_modules\/.*/.exec(id)?.[0];
  return path && /.*node_modules\/(?:@[^/]+\/)?[^/?]+/.exec(path)?.[0];
}
