import { existsSync, readFileSync } from 'node:fs';

const document = 'docs/frameworks.md';

/** A block of code; before it stands the file that it is, as a link on a line of its own. */
const block = /(?:^\[[^\]]*\]\(\.\.\/([^)]+)\):\n\n)?^```\w*\n([^]*?)^```$/gm;

/**
 * Checks that the code of docs/frameworks.md is that of the applications that the tests build.
 *
 * @returns {{ findings: string[], summary: string[] }}
 */
export function checkExamples() {
  const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  return judgeExamples(read(document) ?? '', read);
}

/**
 * @param {string} text of the document
 * @param {(path: string) => string | undefined} read a file of the repository, undefined where there is none
 * @returns {{ findings: string[], summary: string[] }} a finding for each block that is no file, or differs from it
 */
export function judgeExamples(text, read) {
  const blocks = [...text.matchAll(block)].map(([, path, code]) => ({ path, code }));
  const findings = blocks.flatMap(({ path, code }) => {
    if (path === undefined) return [`${document}: no file is named before the block that begins with ${code.split('\n')[0]}`];
    const source = read(path);
    if (source === undefined) return [`${document}: there is no ${path}`];
    return source.trimEnd() === code.trimEnd() ? [] : [`${document}: the code of ${path} differs from the file`];
  });
  if (blocks.length === 0) findings.push(`${document}: no block of code was read`);
  return { findings, summary: [`${blocks.length} files of applications in ${document}`] };
}
