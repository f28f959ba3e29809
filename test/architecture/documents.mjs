import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A README of a service is read before its code: it fits on a screen. */
const mostLines = 40;

const services = 'src/runtime';
const architecture = 'docs/architecture.md';

/** What is named so is a file: `session.ts`, `src/api/client.ts`. */
const file = /^[\w@.-]+(\/[\w@.-]+)*\.(tsx?|mjs|js|css|html|json|md)$/;
/** What is named so is a folder: `src/areas`, `docs/rules/`. */
const folder = /^(src|elements|build|demo-hosts|docs|gallery|testing|test)(\/[\w@.-]+)*\/?$/;

/**
 * Checks the README of each service of the runtime, and the files that these and docs/architecture.md name.
 *
 * @returns {{ findings: string[], summary: string[] }}
 */
export function checkDocuments() {
  const folders = readdirSync(services, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const readmes = folders.map(({ name }) => join(services, name, 'README.md'));
  const read = (path) => ({ path, text: existsSync(path) ? readFileSync(path, 'utf8') : undefined });
  return judgeDocuments(readmes.map(read), read(architecture), existsSync);
}

/**
 * @typedef {{ path: string, text: string | undefined }} Document without a text where it is missing
 * @param {Document[]} readmes of the services
 * @param {Document} overview of all folders
 * @param {(path: string) => boolean} exists whether the repository has a file or folder, seen from its root
 * @returns {{ findings: string[], summary: string[] }}
 */
export function judgeDocuments(readmes, overview, exists) {
  const documents = [...readmes, overview];
  const names = documents.flatMap(namesIn);
  const findings = [
    ...documents.filter(({ text }) => text === undefined).map(({ path }) => `${path}: missing`),
    ...readmes.flatMap(lengthFindings),
    ...names
      .filter(({ path, name }) => !exists(name) && !exists(join(dirname(path), name)))
      .map(({ path, line, name }) => `${path}:${line}: there is no ${name}`),
  ];
  if (readmes.length === 0) findings.push(`documents: no folder of ${services} was read`);
  if (names.length === 0) findings.push('documents: no name of a file was read');
  return { findings, summary: [`${readmes.length} documents of services, ${names.length} names of files in them and ${architecture}`] };
}

function lengthFindings({ path, text = '' }) {
  const lines = text.trimEnd().split('\n').length;
  return lines > mostLines ? [`${path}: ${lines} lines, at most ${mostLines}`] : [];
}

/** Names in backticks, but for those inside blocks of code. */
function namesIn({ path, text = '' }) {
  let isCode = false;
  return text.split('\n').flatMap((content, index) => {
    if (content.startsWith('```')) isCode = !isCode;
    if (isCode) return [];
    const spans = [...content.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    return spans.filter((name) => file.test(name) || folder.test(name)).map((name) => ({ path, line: index + 1, name }));
  });
}
