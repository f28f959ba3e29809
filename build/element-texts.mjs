import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { readElementNames } from './element-names.mjs';
import { loadTypeScript } from './load-type-script.mjs';

/** @typedef {import('./custom-elements-manifest.ts').ElementText} ElementText */

/**
 * The texts that each element can show: those of all catalogues that its code imports, its lazy chunks included.
 *
 * @returns {Promise<Record<string, ElementText[]>>} by tag, with the catalogues in the order of their names
 */
export async function readElementTexts() {
  const imports = await readImports();
  const isCatalogue = (file) => readFileSync(file, 'utf8').includes('satisfies Catalogue');
  const files = Object.keys(imports).filter(isCatalogue);
  const [nn, en] = ['nn', 'en'].map((language) => JSON.parse(readFileSync(`src/languages/${language}.json`, 'utf8')));
  const texts = Object.fromEntries(await Promise.all(files.map(async (file) => {
    const found = Object.values(await loadTypeScript([`./${file}`])).find(({ nb, name }) => nb && name);
    if (!found) throw new Error(`${file} has a catalogue that it does not export`);
    const { name, nb } = found;
    return [file, textsOf(name, nb, nn[name], en[name])];
  })));
  return Object.fromEntries(readElementNames().map((name) => {
    const own = reachedFrom(`elements/${name}.ts`, imports).filter((file) => file in texts);
    return [`kfp-${name}`, own.flatMap((file) => texts[file]).sort((one, other) => catalogueOf(one).localeCompare(catalogueOf(other), 'en'))];
  }));
}

/** The static and dynamic imports of each file of ours. @returns {Promise<Record<string, string[]>>} */
async function readImports() {
  const { metafile } = await build({
    entryPoints: readElementNames().map((name) => `elements/${name}.ts`),
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'none',
    format: 'esm',
    packages: 'external',
    external: ['*.css?inline'],
  });
  const of = ({ imports }) => imports.filter(({ external }) => !external).map(({ path }) => path);
  return Object.fromEntries(Object.entries(metafile.inputs).map(([file, input]) => [file, of(input)]));
}

/** @param {string} entry @param {Record<string, string[]>} imports */
function reachedFrom(entry, imports) {
  const reached = new Set([entry]);
  for (const file of reached) for (const next of imports[file]) reached.add(next);
  return [...reached];
}

/**
 * Exported for tests.
 *
 * @param {string} place the first part of the keys
 * @throws {Error} for a text that a language lacks
 */
export function textsOf(place, nb, nn, en) {
  return Object.entries(nb).flatMap(([name, text]) => {
    const key = `${place}.${name}`;
    for (const [language, texts] of Object.entries({ nn, en })) {
      if (typeof texts?.[name] !== typeof text) throw new Error(`src/languages/${language}.json lacks ${key}`);
    }
    return typeof text === 'string' ? [{ key, nb: text, nn: nn[name], en: en[name] }] : textsOf(key, text, nn[name], en[name]);
  });
}

/** @param {ElementText} text */
const catalogueOf = ({ key }) => key.split('.')[0];
