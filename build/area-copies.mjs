import { readFile } from 'node:fs/promises';
import { rollup } from 'rollup';
import { minifyCss } from './css-text.mjs';

const root = process.cwd();
const sourceOf = (area) => `${root}/elements/${area}.ts`;

/**
 * Which modules the areas share. `common` are in one chunk: of `src` what the runtime and every element need, of packages
 * all that an area needs early, so a package that only late code imports stays with it. `late` are the modules of `src` that several areas load late, and
 * that bring nothing along which these areas have too. `services` are what the shared modules load late: services of the
 * page.
 *
 * @param {{ areas: string[], shared: string[], plugins: object[] }} options `shared` are the modules that every
 *   element needs; all areas are read, so that an unknown one stops the build
 * @returns {Promise<{ common: Set<string>, late: Set<string>, services: Set<string> }>}
 */
export async function readSharedModules({ areas, shared, plugins }) {
  const importsOf = new Map();
  const lateImportsOf = new Map();
  const collect = {
    name: 'collect-imports',
    moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
      importsOf.set(id, importedIds);
      lateImportsOf.set(id, dynamicallyImportedIds);
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

  /** What modules, or what they load late, load late. */
  function loadedLate(ids, found = new Set()) {
    for (const id of ids.flatMap((one) => lateImportsOf.get(one) ?? [])) {
      if (found.has(id)) continue;
      found.add(id);
      loadedLate([...reach(id)], found);
    }
    return found;
  }

  const isOfAreas = (id) => id.startsWith(`${root}/src/`) && !common.has(id);
  /** What an area loads early or late, but for one late module and what only that one loads. */
  function reachLate(id, without, found = new Set()) {
    found.add(id);
    for (const imported of [...(importsOf.get(id) ?? []), ...(lateImportsOf.get(id) ?? [])]) {
      if (imported !== without && isOfAreas(imported) && !found.has(imported)) reachLate(imported, without, found);
    }
    return found;
  }
  const late = [...lateImportsOf.values()].flat().filter((id) => {
    const loading = areas.map(sourceOf).filter((area) => reachLate(area).has(id));
    const own = [...reach(id)].filter(isOfAreas);
    return isOfAreas(id) && loading.length > 1 && loading.every((area) => own.every((one) => !reachLate(area, id).has(one)));
  });
  return { common, late: new Set(late), services: loadedLate(ofEvery) };
}

/**
 * Gives each area copies of its own of the modules that are not common. A chunk for what some areas share would make
 * every page that needs one module of it load all of them; these modules are small, and hold no state of the page.
 * `late` modules have one copy for all areas, and the page's `services` are what they are.
 */
export function areaCopies({ common, late, services }) {
  const copy = new RegExp(`^${root}/@([^/]+)(/src/.*)$`);
  const areaOf = (id) => copy.exec(id)?.[1] ?? new RegExp(`^${root}/elements/([^/]+)\\.ts$`).exec(id)?.[1];
  const realOf = (id) => id.replace(copy, `${root}$2`);
  return {
    name: 'area-copies',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const resolved = await this.resolve(specifier, realOf(importer), { skipSelf: true });
      return resolved && late.has(resolved.id) ? resolved.id.replace(root, `${root}/@late`) : null;
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
