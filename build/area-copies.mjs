import { readFile } from 'node:fs/promises';
import { rollup } from 'rollup';
import { minifyCss } from './css-text.mjs';

const root = process.cwd();
const sourceOf = (area) => `${root}/elements/${area}.ts`;

/**
 * The modules that all areas get from one chunk: of `src` what the runtime and every element need, and what both areas
 * of a bank's first page need; of packages all that an area needs. Follows static imports only, so a package that
 * only late code imports stays with it.
 *
 * @param {{ areas: string[], shared: string[], firstAreas: string[], plugins: object[] }} options `shared` are the
 *   modules that every element needs; all areas are read, so that an unknown one stops the build
 * @returns {Promise<Set<string>>}
 */
export async function readCommonModules({ areas, shared, firstAreas, plugins }) {
  const importsOf = new Map();
  const collect = {
    name: 'collect-imports',
    moduleParsed: ({ id, importedIds }) => void importsOf.set(id, importedIds),
  };
  const bundle = await rollup({ input: [...shared, ...areas.map(sourceOf)], plugins: [...plugins, collect], onwarn() {} });
  await bundle.close();

  function reach(id, found = new Set()) {
    if (found.has(id)) return found;
    found.add(id);
    for (const imported of importsOf.get(id) ?? []) reach(imported, found);
    return found;
  }
  const [one, other] = firstAreas.map((area) => reach(sourceOf(area)));
  const ofEvery = shared.flatMap((file) => [...reach(`${root}/${file}`)]);
  const packages = areas.flatMap((area) => [...reach(sourceOf(area))].filter((id) => /\/node_modules\/|\0/.test(id)));
  return new Set([...ofEvery, ...[...one].filter((id) => other.has(id)), ...packages]);
}

/**
 * Gives each area copies of its own of the modules that are not common. A chunk for what some areas share would make
 * every page that needs one module of it load all of them; these modules are small, and hold no state of the page.
 */
export function areaCopies(common) {
  const copy = new RegExp(`^${root}/@([^/]+)(/src/.*)$`);
  const areaOf = (id) => copy.exec(id)?.[1] ?? new RegExp(`^${root}/elements/([^/]+)\\.ts$`).exec(id)?.[1];
  const realOf = (id) => id.replace(copy, `${root}$2`);
  return {
    name: 'area-copies',
    async resolveId(source, importer, options) {
      const area = importer && areaOf(importer);
      if (!area) return null;
      const resolved = await this.resolve(source, realOf(importer), { ...options, skipSelf: true });
      const { id = '' } = resolved ?? {};
      if (!id.startsWith(`${root}/src/`) || common.has(id)) return resolved;
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
