/**
 * The architecture check: layers, cycles, budgets, style names, ids of rules, documents and their examples, the public
 * surface of the source, and the interface that versions share; with `--dist` what was built instead, that is its bytes, its bill of materials, its package and the
 * sizes that the documentation tells of.
 * Prints what it measured and a line for each finding, an error of a check among them; exit code 1 when there is one.
 */
import { fileURLToPath } from 'node:url';
import { reportOf, runCheck } from './run-check.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const checks = process.argv.includes('--dist') ? await checkDist() : await checkSource();
const { lines, hasFailed } = reportOf(checks);
console.log(lines.join('\n'));
process.exitCode = hasFailed ? 1 : 0;

async function checkSource() {
  const { checkLayers } = await import('./layers.mjs');
  const { checkBudgets } = await import('./budgets.mjs');
  const { checkStyleNames } = await import('./style-names.mjs');
  const { checkRules } = await import('./rules.mjs');
  const { checkDocuments } = await import('./documents.mjs');
  const { checkExamples } = await import('./examples.mjs');
  const { checkPublicSurface } = await import('./public-surface.mjs');
  const { checkSharedInterface } = await import('./shared-interface.mjs');
  return runChecks({
    layers: () => checkLayers(['src', 'elements', 'gallery', 'testing', 'demo-hosts', 'test']),
    budgets: checkBudgets,
    'style names': checkStyleNames,
    rules: checkRules,
    documents: checkDocuments,
    examples: checkExamples,
    'public surface': checkPublicSurface,
    'shared interface': checkSharedInterface,
  });
}

async function checkDist() {
  const { checkBytes } = await import('./bytes.mjs');
  const { checkPackage } = await import('./package.mjs');
  const { checkSizes } = await import('./told-sizes.mjs');
  const { checkBill } = await import('./bill.mjs');
  return runChecks({ bytes: checkBytes, sizes: checkSizes, bill: checkBill, package: checkPackage });
}

async function runChecks(checks) {
  const checked = [];
  for (const [name, check] of Object.entries(checks)) checked.push(await runCheck(name, check));
  return checked;
}
