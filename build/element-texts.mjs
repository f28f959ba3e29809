import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { readElementNames } from './element-names.mjs';
import { loadTypeScript } from './load-type-script.mjs';

/** @typedef {import('./custom-elements-manifest.ts').ElementText} ElementText */

/**
 * The texts that each element can show: those of all catalogues that its code imports, its lazy chunks included.
 *
 * @returns {Promise<Record<string, ElementText[]>>} by tag, with the catalogues in the order of their names
 * @throws {Error} for texts that a language lacks, with a line for each of them
 */
export async function readElementTexts() {
  const imports = await readImports();
  const isCatalogue = (file) => readFileSync(file, 'utf8').includes('satisfies Catalogue');
  const files = Object.keys(imports).filter(isCatalogue);
  const [nn, en] = ['nn', 'en'].map((language) => JSON.parse(readFileSync(`src/languages/${language}.json`, 'utf8')));
  const catalogues = Object.fromEntries(await Promise.all(files.map(async (file) => {
    const found = Object.values(await loadTypeScript([`./${file}`])).find(({ nb, name }) => nb && name);
    if (!found) throw new Error(`${file} has a catalogue that it does not export`);
    return [file, found];
  })));
  const missing = Object.values(catalogues).flatMap(({ name, nb }) => missingTexts(name, nb, { nn: nn[name], en: en[name] }));
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return Object.fromEntries(readElementNames().map((name) => {
    const own = reachedFrom(`elements/${name}.ts`, imports).filter((file) => file in catalogues).map((file) => catalogues[file]);
    return [`kfp-${name}`, own.flatMap(({ name: place, nb }) => textsOf(place, nb, nn[place], en[place])).sort((one, other) => catalogueOf(one).localeCompare(catalogueOf(other), 'en'))];
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

/** @param {string} place the first part of the keys */
function textsOf(place, nb, nn, en) {
  return Object.entries(nb).flatMap(([name, text]) => {
    const key = `${place}.${name}`;
    return typeof text === 'string' ? [{ key, nb: text, nn: nn[name], en: en[name] }] : textsOf(key, text, nn[name], en[name]);
  });
}

/**
 * Exported for tests.
 *
 * @param {string} place the first part of the keys
 * @param {object} nb
 * @param {Record<string, unknown>} others the same texts in each other language
 * @returns {string[]} a line for each text that a language lacks
 */
export function missingTexts(place, nb, others) {
  return Object.entries(others).flatMap(([language, texts]) => keysLacking(place, nb, texts).map((key) => `src/languages/${language}.json lacks ${key}`));
}

function keysLacking(place, nb, texts) {
  return Object.entries(nb).flatMap(([name, text]) => {
    const key = `${place}.${name}`;
    if (typeof text !== 'string') return keysLacking(key, text, texts?.[name]);
    return typeof texts?.[name] === 'string' ? [] : [key];
  });
}

/** @param {ElementText} text */
const catalogueOf = ({ key }) => key.split('.')[0];
