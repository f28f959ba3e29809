import { existsSync, readFileSync } from 'node:fs';
import { createLoadedFiles } from './loaded-files.mjs';

/**
 * @typedef {object} Page
 * @property {string} name
 * @property {string[]} files that the page loads
 * @property {number} brotli bytes of these files
 * @property {number} budget brotli bytes it may load
 * @property {number} [requests] files it may load
 */

/**
 * The pages of `test/bench/budgets.json` with what each loads from a build.
 *
 * @param {string} [distFolder]
 * @returns {Page[]}
 */
export function readPages(distFolder = 'dist') {
  const { tags } = JSON.parse(readFileSync(`${distFolder}/manifest.json`, 'utf8'));
  const { pages } = JSON.parse(readFileSync('test/bench/budgets.json', 'utf8'));
  const loaded = createLoadedFiles(distFolder);
  const filesOf = (tag) => {
    if (!tags[tag]) throw new Error(`${distFolder}/manifest.json knows no tag ${tag}`);
    return tags[tag];
  };
  return pages.flatMap(expand(Object.keys(tags))).map((page) => {
    const own = page.html ? scriptsOf(`${distFolder}/${page.html}`) : page.files;
    const files = loaded.withImports([...own, ...(page.tags ?? []).flatMap(filesOf)], page.late);
    const brotli = files.reduce((sum, file) => sum + loaded.brotli(file), 0);
    return { name: page.name, files, brotli, budget: page.brotli, requests: page.requests };
  });
}

/**
 * Checks every page against its budget.
 *
 * @param {string} [distFolder]
 * @returns {{ findings: string[], summary: string[] }}
 */
export function checkBytes(distFolder = 'dist') {
  if (!existsSync(`${distFolder}/manifest.json`)) {
    return { findings: [`${distFolder}/manifest.json is missing: the build writes it`], summary: [] };
  }
  const pages = readPages(distFolder);
  const findings = pages.flatMap(({ name, files, brotli, budget, requests = Infinity }) => [
    ...(brotli > budget ? [`${name}: ${brotli} bytes of brotli, at most ${budget} (test/bench/budgets.json): load later what the first view does not need, of ${files.join(' ')}`] : []),
    ...(files.length > requests ? [`${name}: ${files.length} requests, at most ${requests}: ${files.join(' ')}`] : []),
  ]);
  if (pages.length === 0) findings.push('bytes: no page was weighed');
  const summary = pages.map(
    ({ name, files, brotli, budget }) => `${name}: ${brotli} of ${budget} bytes (${files.length} requests)`,
  );
  return { findings, summary };
}

/** A page of each tag becomes as many pages as there are tags. */
function expand(allTags) {
  return (page) => {
    if (!page.eachTagBut) return [page];
    return allTags
      .filter((tag) => !page.eachTagBut.includes(tag))
      .map((tag) => ({ ...page, name: page.name.replace('{tag}', tag), tags: [tag] }));
  };
}

/** The scripts of our own that a page names; the operator's config.js is no part of the bundle. */
function scriptsOf(file) {
  const scripts = readFileSync(file, 'utf8').matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="[^"]*\/dist\/([^"?]+\.js)"/g);
  return [...new Set([...scripts].map(([, script]) => script))].filter((script) => script !== 'portal/config.js');
}
