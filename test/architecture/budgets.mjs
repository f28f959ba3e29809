import { basename } from 'node:path';
import { sourceFiles } from '../support/source-files.mjs';
import { readSource } from './read-source.mjs';

/** The limits of the house. */
const limits = { lines: 260, functionLines: 60, functionLinesOfJsx: 80, imports: 15 };

/** Composition files name many parts: that is what they are for. */
const isComposition = (path) => path === 'src/runtime/runtime.ts' || /^(src\/(portal|shell)|elements)\//.test(path);

const folders = /^src\/(platform|domain|doctor|api|runtime|hooks|ui|shell|portal|server|cli|areas\/[^/]+)\//;
const vagueNames = /^(types?|constants?|utils?|helpers?|common|misc|index)\./;

/**
 * Checks sizes and the rules that need no types.
 *
 * @returns {{ findings: string[], summary: string[] }} what breaks a rule, and a line of median, 90th percentile and most per size
 */
export function checkBudgets() {
  const shipped = [...sourceFiles('src', /\.tsx?$/), ...sourceFiles('elements', /\.ts$/)].filter((path) => !path.endsWith('.d.ts'));
  const plain = [...sourceFiles('testing', /\.m?js$/), ...sourceFiles('demo-hosts', /\.m?js$/), ...sourceFiles('build', /\.m?js$/)];
  const sources = shipped.map(readSource);
  const findings = [
    ...sources.flatMap(sizeFindings),
    ...sources.flatMap(ruleFindings),
    ...plain.map(readSource).flatMap(sizeFindings),
    ...shipped.filter((path) => path.startsWith('src/') && !folders.test(path)).map((path) => `${path}: outside the layers`),
  ];
  if (sources.length === 0) findings.push('budgets: no file of src was read');
  return {
    findings,
    summary: [
      spread('lines per file', sources.map(({ lines }) => lines)),
      spread('lines per function', sources.flatMap(({ functions }) => functions.map(({ lines }) => lines))),
      spread('internal imports per file', sources.map(({ internalImports }) => internalImports.length)),
      ...sources.flatMap(warnings),
    ],
  };
}

function sizeFindings({ path, lines, functions, internalImports }) {
  const findings = [];
  if (lines > limits.lines) findings.push(`${path}: ${lines} lines, at most ${limits.lines}`);
  if (vagueNames.test(basename(path)) && !path.startsWith('demo-hosts/')) findings.push(`${path}: a name that says nothing`);
  const limit = path.endsWith('.tsx') ? limits.functionLinesOfJsx : limits.functionLines;
  for (const one of functions) {
    if (one.lines > limit) findings.push(`${path}:${one.line}: ${one.name} has ${one.lines} lines, at most ${limit}`);
  }
  if (internalImports.length > limits.imports && !isComposition(path)) {
    findings.push(`${path}: ${internalImports.length} internal imports, at most ${limits.imports}`);
  }
  return findings;
}

/** Said before the limit is passed, while there is time to find a good cut. */
function warnings({ path, lines, internalImports }) {
  const near = [];
  const isNear = (count, limit) => count > 0.9 * limit && count <= limit;
  if (isNear(lines, limits.lines)) near.push(`${lines} of ${limits.lines} lines`);
  if (isNear(internalImports.length, limits.imports) && !isComposition(path)) near.push(`${internalImports.length} of ${limits.imports} internal imports`);
  return near.map((what) => `near its limit: ${path}, ${what}`);
}

function ruleFindings({ path, forbidden, importTime }) {
  const found = forbidden.map(({ line, what }) => `${path}:${line}: ${what}`);
  // These two are what is run.
  if (path.startsWith('elements/') || path === 'src/cli/kfp.ts') return found;
  return [...found, ...importTime.map(({ line, what }) => `${path}:${line}: work at import time (${what})`)];
}

function spread(name, values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `${name}: median ${at(0.5)}, 90th percentile ${at(0.9)}, most ${sorted.at(-1) ?? 0}`;
}
