import { existsSync, readFileSync } from 'node:fs';

/** Documents whose code is all that of files; `someOfFiles` have other code too. */
const allOfFiles = ['angular', 'astro', 'next', 'react', 'svelte', 'test', 'vue'].map((name) => `docs/guides/${name}.md`);
const someOfFiles = ['docs/guides/bundlers.md'];

/** A block of code; behind its language stands the file that it is: ```ts [test/consumers/vue/main.ts]. */
const block = /^```\w+(?: \[([^\]]+)\])?\n([^]*?)^```$/gm;

/**
 * Checks that the code of these documents is that of the applications and tests that are run.
 *
 * @returns {{ findings: string[], summary: string[] }}
 */
export function checkExamples() {
  const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  const judged = [...allOfFiles, ...someOfFiles].map((document) => judgeExamples(document, read(document) ?? '', read, allOfFiles.includes(document)));
  return { findings: judged.flatMap(({ findings }) => findings), summary: judged.flatMap(({ summary }) => summary) };
}

/**
 * @param {string} document its name
 * @param {string} text what is in it
 * @param {(path: string) => string | undefined} read a file of the repository, undefined where there is none
 * @param {boolean} [isWhole] whether each block has to be a file
 * @returns {{ findings: string[], summary: string[] }} a finding for each block that is no file, or differs from it
 */
export function judgeExamples(document, text, read, isWhole = true) {
  const blocks = [...text.matchAll(block)].map(([, path, code]) => ({ path, code })).filter(({ path }) => isWhole || path !== undefined);
  const findings = blocks.flatMap(({ path, code }) => {
    if (path === undefined) return [`${document}: no file is named at the block that begins with ${code.split('\n')[0]}`];
    const source = read(path);
    if (source === undefined) return [`${document}: there is no ${path}`];
    return source.trimEnd() === code.trimEnd() ? [] : [`${document}: the code of ${path} differs from the file`];
  });
  if (blocks.length === 0) findings.push(`${document}: no block of code was read`);
  return { findings, summary: [`${blocks.length} examples in ${document}`] };
}
