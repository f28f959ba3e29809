import { readFile } from 'node:fs/promises';
import { rollup } from 'rollup';
import { minifyCss } from './css-text.mjs';

const root = process.cwd();
const sourceOf = (area) => `${root}/elements/${area}.ts`;

/**
 * Finds the modules that the areas share.
 *
 * - `common`: the modules of one shared chunk. From `src`: the modules that the runtime and every element need. From
 *   packages: the modules that an area needs early. A package that only lazy chunks import stays in those chunks.
 * - `lazy`: the modules of `src` that several areas load lazily. They import no other module that these areas also have.
 * - `services`: the modules that the shared modules load lazily, which are services of the page.
 *
 * @param {{ areas: string[], shared: string[], plugins: object[] }} options `shared` are the modules that every
 *   element needs. All areas are read, so that an unknown area stops the build
 * @returns {Promise<{ common: Set<string>, lazy: Set<string>, services: Set<string>, packages: import('rollup').RollupCache }>}
 *   `packages` holds the transformed modules of packages
 */
export async function readSharedModules({ areas, shared, plugins }) {
  const importsOf = new Map();
  const dynamicImportsOf = new Map();
  const collect = {
    name: 'collect-imports',
    moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
      importsOf.set(id, importedIds);
      dynamicImportsOf.set(id, dynamicallyImportedIds);
    },
  };
  const bundle = await rollup({ input: [...shared, ...areas.map(sourceOf)], plugins: [...plugins, collect], onwarn() {} });
  await bundle.close();

  function reach(id, found = new Set()) {
    if (found.has(id)) return found;
    found.add(id);
    for (const imported of importsOf.get(id) ?? []) reach(imported, found);
    return found;
  }
  const ofEvery = shared.flatMap((file) => [...reach(`${root}/${file}`)]);
  const packages = areas.flatMap((area) => [...reach(sourceOf(area))].filter((id) => /\/node_modules\/|\0/.test(id)));
  const common = new Set([...ofEvery, ...packages]);

  /** The modules that these modules load lazily, directly or through other lazy modules. */
  function loadedLazily(ids, found = new Set()) {
    for (const id of ids.flatMap((one) => dynamicImportsOf.get(one) ?? [])) {
      if (found.has(id)) continue;
      found.add(id);
      loadedLazily([...reach(id)], found);
    }
    return found;
  }

  const isOfAreas = (id) => id.startsWith(`${root}/src/`) && !common.has(id);
  /** The modules that an area loads at once or lazily, except one lazy module and the modules that only it loads. */
  function reachAll(id, without, found = new Set()) {
    found.add(id);
    for (const imported of [...(importsOf.get(id) ?? []), ...(dynamicImportsOf.get(id) ?? [])]) {
      if (imported !== without && isOfAreas(imported) && !found.has(imported)) reachAll(imported, without, found);
    }
    return found;
  }
  const lazy = [...dynamicImportsOf.values()].flat().filter((id) => {
    const loading = areas.map(sourceOf).filter((area) => reachAll(area).has(id));
    const own = [...reach(id)].filter(isOfAreas);
    return isOfAreas(id) && loading.length > 1 && loading.every((area) => own.every((one) => !reachAll(area, id).has(one)));
  });
  return { common, lazy: new Set(lazy), services: loadedLazily(ofEvery), packages: { modules: bundle.cache.modules.filter(({ id }) => id.includes('/node_modules/')) } };
}

/**
 * Gives each area its own copies of the modules that are not common. In a chunk shared by some areas, a page that needs
 * one module would load them all. The copied modules are small, and hold no state of the page. `lazy` modules have one
 * copy for all areas. `services` are not copied.
 */
export function areaCopies({ common, lazy, services }) {
  const copy = new RegExp(`^${root}/@([^/]+)(/src/.*)$`);
  const areaOf = (id) => copy.exec(id)?.[1] ?? new RegExp(`^${root}/elements/([^/]+)\\.ts$`).exec(id)?.[1];
  const realOf = (id) => id.replace(copy, `${root}$2`);
  return {
    name: 'area-copies',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const resolved = await this.resolve(specifier, realOf(importer), { skipSelf: true });
      return resolved && lazy.has(resolved.id) ? resolved.id.replace(root, `${root}/@lazy`) : null;
    },
    async resolveId(source, importer, options) {
      const area = importer && areaOf(importer);
      if (!area) return null;
      const resolved = await this.resolve(source, realOf(importer), { ...options, skipSelf: true });
      const { id = '' } = resolved ?? {};
      if (!id.startsWith(`${root}/src/`) || common.has(id) || services.has(id)) return resolved;
      return id.replace(root, `${root}/@${area}`);
    },
    async load(id) {
      const real = realOf(id);
      if (real === id) return null;
      if (!real.endsWith('.css?inline')) return readFile(real, 'utf8');
      const file = real.replace('?inline', '');
      return `export default ${JSON.stringify(minifyCss(file, await readFile(file)))};`;
    },
  };
}
