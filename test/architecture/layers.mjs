import { cruise } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

/**
 * Checks the layers, the cycles and the packages that each folder may use.
 *
 * @param {string[]} folders to read, seen from the root of the repository, which is the working directory
 * @returns {Promise<{ findings: string[], summary: string }>}
 */
export async function checkLayers(folders) {
  const { forbidden, options } = await extractConfig(`${process.cwd()}/.dependency-cruiser.mjs`);
  const tsConfig = extractTsConfig('tsconfig.json');
  const { output } = await cruise(folders, { ...options, ruleSet: { forbidden }, validate: true }, undefined, { tsConfig });
  const modules = output.modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)));
  const findings = output.summary.violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`,
  );
  const compiled = modules.filter(({ source }) => /^src\/.*\.tsx?$/.test(source));
  // Without the compiler that it needs, the cruiser reads nothing and finds nothing: that must not look like success.
  if (compiled.length === 0) findings.push('layers: no module of src was read');
  const links = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  return { findings, summary: `${modules.length} modules, ${links} imports` };
}
