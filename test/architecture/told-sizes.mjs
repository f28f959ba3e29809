import { existsSync, readFileSync } from 'node:fs';
import { createLoadedFiles } from './loaded-files.mjs';

const document = 'docs/trust/performance.md';

/** A row of the table of sizes: the page, kilobytes of brotli to the nearest one or so, files. */
const row = /^\| (.*`.*) \| (\d+) \| (\d+) \|$/gm;

/** A row of what comes later: what it is, the chunk without its hash, kilobytes of brotli. */
const laterRow = /^\| ([^`|]+) \| `chunks\/([\w-]+)` \| (\d+) \|$/gm;

/**
 * Checks the sizes that the documentation tells of against the build.
 *
 * @param {string} [distFolder]
 * @returns {{ findings: string[], summary: string }}
 */
export function checkSizes(distFolder = 'dist') {
  if (!existsSync(`${distFolder}/manifest.json`)) return { findings: [`${distFolder}/manifest.json is missing: the build writes it`], summary: '' };
  const { tags, files: published } = JSON.parse(readFileSync(`${distFolder}/manifest.json`, 'utf8'));
  const loaded = createLoadedFiles(distFolder);
  const text = readFileSync(document, 'utf8');
  const rows = [...text.matchAll(row)];
  const findings = rows.flatMap(([, page, told, requests]) => {
    const names = [...page.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    const isFile = names[0].endsWith('.js');
    const files = loaded.withImports(isFile ? names : ['kfp.js', ...names.flatMap((tag) => tags[tag])]);
    const size = files.reduce((sum, file) => sum + loaded.brotli(file), 0) / 1000;
    const isTrue = Math.abs(size - Number(told)) <= 1 && files.length === Number(requests);
    return isTrue ? [] : [`${document}: ${page} is ${size.toFixed(1)} kB in ${files.length} requests, not ${told} in ${requests}`];
  });
  const laterRows = [...text.matchAll(laterRow)];
  for (const [, what, chunk, told] of laterRows) {
    const sizes = Object.keys(published).filter((file) => new RegExp(`^chunks/${chunk}-\\w+\\.js$`).test(file)).map((file) => loaded.brotli(file) / 1000);
    const isTrue = sizes.length > 0 && sizes.every((size) => Math.abs(size - Number(told)) <= 0.6);
    if (!isTrue) findings.push(sizes.length === 0 ? `${document}: there is no chunks/${chunk}` : `${document}: ${what} is ${sizes.map((size) => size.toFixed(1)).join(' or ')} kB, not ${told}`);
  }
  if (rows.length === 0 || laterRows.length === 0) findings.push(`${document}: a table of sizes was not read`);
  return { findings, summary: `${rows.length + laterRows.length} sizes in ${document}` };
}
