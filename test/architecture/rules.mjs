import { readFileSync } from 'node:fs';
import { sourceFiles } from '../support/source-files.mjs';
import { proseOf } from './prose.mjs';

/** Ids in `src` say why code is as it is where that would surprise; what merely labels is left out. */
const limit = 240;

const places = ['src', 'elements', 'test', 'testing', 'demo-hosts', 'gallery', 'build', 'docs/rules'];
const kinds = /\.([mc]?[jt]sx?|css|html|md)$/;
/** A row of a table that begins with an id: `| OF-12 | …`. */
const row = /^\| ([A-Z]+-\d+|[A-Z]\d+) \|/;

/**
 * Checks the ids of rules: each has one rule in `docs/rules`, and `src` has few of them.
 *
 * @returns {{ findings: string[], summary: string[] }}
 */
export function checkRules() {
  const read = (path) => ({ path, text: readFileSync(path, 'utf8') });
  const documents = sourceFiles('docs/rules', /\.md$/).map(read);
  return judgeRules(documents, places.flatMap((folder) => sourceFiles(folder, kinds)).filter((path) => !path.startsWith('test/results/')).map(read), limit);
}

/**
 * @typedef {{ path: string, text: string }} File
 * @param {File[]} documents where rules are defined, a row of a table each
 * @param {File[]} sources where ids may stand
 * @param {number} most ids that the files below `src/` may have
 * @returns {{ findings: string[], summary: string[] }}
 */
export function judgeRules(documents, sources, most) {
  const rules = new Map();
  const findings = [];
  for (const { path, line, id } of documents.flatMap(definitions)) {
    if (rules.has(id)) findings.push(`${path}:${line}: ${id} is defined in ${rules.get(id)} already`);
    else rules.set(id, `${path}:${line}`);
  }
  const mentions = mentionsBy([...rules.keys()]);
  const found = sources.flatMap((file) => mentions(file).map((mention) => ({ ...mention, path: file.path })));
  for (const { path, line, ids } of found) {
    for (const id of ids) if (!rules.has(id)) findings.push(`${path}:${line}: ${id} is no rule of docs/rules`);
  }
  const inSource = found.filter(({ path }) => path.startsWith('src/')).length;
  if (inSource > most) findings.push(`src: ${inSource} ids of rules, at most ${most}`);
  if (rules.size === 0) findings.push('rules: no rule of docs/rules was read');
  if (found.length === 0) findings.push('rules: no id was read');
  return { findings, summary: [`${rules.size} rules, ${inSource} ids of them in src, at most ${most}`] };
}

function definitions({ path, text }) {
  return text.split('\n').flatMap((line, index) => {
    const id = row.exec(line)?.[1];
    return id ? [{ path, line: index + 1, id }] : [];
  });
}

/**
 * What reads the ids of a text, by the prefixes that there are. With a hyphen an id is one wherever it stands; without,
 * such as `C3`, only in comments and titles of tests, as colours, paths of pictures and codes look like it. A range,
 * `AC-02 to AC-08` or `API-01..21`, stands for all in it, and counts as what is written.
 *
 * @param {string[]} ids all that are defined
 * @returns {(file: File) => { line: number, ids: string[] }[]}
 */
function mentionsBy(ids) {
  const prefixes = (form) => [...new Set(ids.flatMap((id) => form.exec(id)?.[1] ?? []))].join('|') || '(?!)';
  const hyphen = prefixes(/^([A-Z]+)-/);
  const plain = prefixes(/^([A-Z])\d/);
  const long = new RegExp(`(?<![\\w-])(${hyphen})-(\\d+)(?:(?:\\.\\.|–)(?:\\1-)?(\\d+)| to \\1-(\\d+))?(?!\\w)`, 'g');
  const short = new RegExp(`(?<![\\w%#-])(${plain})(\\d{1,2})(?: to \\1(\\d{1,2}))?(?![\\w-])`, 'g');
  return ({ path, text }) => {
    const lineAt = (index) => text.slice(0, index).split('\n').length;
    const longOnes = [...text.matchAll(long)].map((match) => ({
      line: lineAt(match.index),
      ids: range(match[2], match[3] ?? match[4]).map((number) => `${match[1]}-${number}`),
    }));
    const shortOnes = text.search(short) < 0 ? [] : proseOf(path, text).flatMap(({ start, end }) =>
      [...text.slice(start, end).matchAll(short)].map((match) => ({
        line: lineAt(start + match.index),
        ids: range(match[2], match[3]).map((number) => `${match[1]}${number}`),
      })));
    return [...longOnes, ...shortOnes];
  };
}

/** The numbers from `first` to `last`, written as wide as `first`; both as they stand when they are no range. */
function range(first, last) {
  if (last === undefined) return [first];
  const length = Number(last) - Number(first) + 1;
  if (length < 1) return [first, last];
  return Array.from({ length }, (_, index) => String(Number(first) + index).padStart(first.length, '0'));
}
