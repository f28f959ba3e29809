import { readFileSync } from 'node:fs';
import { createLoadedFiles } from './loaded-files.mjs';

const document = 'docs/trust/performance.md';

/** A row of the table of sizes: the page, kilobytes of brotli to the nearest one or so, files. */
const row = /^\| (.*`.*) \| (\d+) \| (\d+) \|$/gm;

/**
 * Checks the sizes that the documentation tells of against the build.
 *
 * @param {string} [distFolder]
 * @returns {{ findings: string[], summary: string }}
 */
export function checkSizes(distFolder = 'dist') {
  const { tags } = JSON.parse(readFileSync(`${distFolder}/manifest.json`, 'utf8'));
  const loaded = createLoadedFiles(distFolder);
  const rows = [...readFileSync(document, 'utf8').matchAll(row)];
  const findings = rows.flatMap(([, page, told, requests]) => {
    const names = [...page.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    const isFile = names[0].endsWith('.js');
    const files = loaded.withImports(isFile ? names : ['kfp.js', ...names.flatMap((tag) => tags[tag])]);
    const size = files.reduce((sum, file) => sum + loaded.brotli(file), 0) / 1000;
    const isTrue = Math.abs(size - Number(told)) <= 1 && files.length === Number(requests);
    return isTrue ? [] : [`${document}: ${page} is ${size.toFixed(1)} kB in ${files.length} requests, not ${told} in ${requests}`];
  });
  if (rows.length === 0) findings.push(`${document}: no row of sizes was read`);
  return { findings, summary: `${rows.length} sizes in ${document}` };
}
