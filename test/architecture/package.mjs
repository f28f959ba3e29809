import { spawnSync } from 'node:child_process';
import { parseAst } from 'rollup/parseAst';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packPackage } from '../consumers/install-consumer.mjs';

/** What is neither JavaScript nor types resolves for no compiler; of many files of one kind one is looked at. */
const entries = ['--exclude-entrypoints', './LICENSES.txt', '--include-entrypoints', './elements/kfp-offers', './standalone/kfp-offers'];

/**
 * Checks the tarball that a bank installs: each file that package.json names is there and is what it says, its types
 * resolve for each kind of module resolution, nothing compressed is in it, and what pages load is ASCII and keeps its
 * computed imports and its variables in a bundle.
 *
 * @returns {Promise<{ findings: string[], summary: string }>}
 */
export async function checkPackage() {
  const { path, files } = await packPackage();
  const tarball = readFileSync(path);
  const { messages, pkg } = await publint({ pack: { tarball }, level: 'suggestion', strict: true });
  const findings = [
    ...messages.map((message) => `package: ${formatMessage(message, pkg, { color: false })}`),
    ...files.filter((file) => /\.(br|gz)$/.test(file)).map((file) => `package: ${file} is only for servers`),
    ...charsetFindings(),
    ...importFindings(),
    ...staticBlockFindings(),
    ...typeFindings(path),
  ];
  return { findings, summary: `${Object.keys(pkg.exports).length} exports and ${files.length} files of the package, ${tarball.length} bytes` };
}

/** The files of `dist/` that pages load and whose code a pattern matches. @param {RegExp} pattern */
function loadedFilesWith(pattern) {
  const loaded = Object.keys(JSON.parse(readFileSync('dist/manifest.json', 'utf8')).files);
  return loaded.filter((file) => pattern.test(readFileSync(`dist/${file}`, 'utf8')));
}

/** Chromium reads a module in the charset that its server names, and only ASCII is the same in all of them. */
function charsetFindings() {
  return loadedFilesWith(/\P{ASCII}/u).map((file) => `package: dist/${file} is not ASCII`);
}

/** webpack and Vite replace an import() of a computed address by one of their own modules, if no comment keeps them from it. */
function importFindings() {
  return loadedFilesWith(/\bimport\(\s*(?!["'`\s]|\/\* webpackIgnore: true \*\/\s*\/\* @vite-ignore \*\/)/)
    .map((file) => `package: dist/${file} has an import() of a computed address that bundlers change`);
}

/** Rollup takes a `var` in a static block for a variable of the function around the class, and gives other code the wrong one. */
function staticBlockFindings() {
  const hasVar = (node, isInBlock) => {
    if (typeof node !== 'object' || node === null) return false;
    if (isInBlock && node.type === 'VariableDeclaration' && node.kind === 'var') return true;
    const isInside = node.type === 'StaticBlock' || (isInBlock && !/Function|PropertyDefinition/.test(node.type));
    return Object.values(node).some((child) => hasVar(child, isInside));
  };
  return loadedFilesWith(/\bstatic\{/).filter((file) => hasVar(parseAst(readFileSync(`dist/${file}`, 'utf8')), false))
    .map((file) => `package: dist/${file} has a var in a static block, which Rollup does not keep apart: call the function after the class`);
}

/** Modules are ESM alone, so what `require` would get is not looked at. @param {string} tarball path */
function typeFindings(tarball) {
  const args = [tarball, '--format', 'json', '--profile', 'esm-only', ...entries];
  // Into a file: of a longer report a pipe would get the beginning alone, as attw does not wait for it.
  const report = `${tarball}.json`;
  const file = openSync(report, 'w');
  const { stderr } = spawnSync('node_modules/.bin/attw', args, { encoding: 'utf8', stdio: ['ignore', file, 'pipe'] });
  closeSync(file);
  const stdout = readFileSync(report, 'utf8');
  if (!stdout.startsWith('{')) return [`package: attw could not look at its types: ${stderr}`];
  const { analysis } = JSON.parse(stdout);
  const resolved = Object.values(analysis.entrypoints ?? {});
  if (resolved.length === 0) return ['package: attw found no types'];
  return analysis.problems
    .filter(({ resolutionKind }) => resolutionKind !== 'node16-cjs')
    .map(({ kind, entrypoint, resolutionKind }) => `package: types of ${entrypoint ?? 'a file'}: ${kind} (${resolutionKind ?? 'all'})`);
}
