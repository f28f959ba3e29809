import { readFileSync } from 'node:fs';
import { loadTypeScript } from '../../build/load-type-script.mjs';
import { sourceFiles } from '../support/source-files.mjs';

/** What we set: public, or private with a prefix that no page has registered or set itself. */
const ours = /^--_?kfp-/;
/** Tokens that two of the banks publish. */
const banks = /^--(ffe|token)-color-/;

/**
 * Checks the custom properties of the style sheets: a page's `@property --space-16` would reach one of that name.
 *
 * @returns {Promise<{ findings: string[], summary: string[] }>} rejects when the theme does not compile
 */
export async function checkStyleNames() {
  const theme = './src/ui/style/theme.ts';
  const { themeCss } = await loadTypeScript([theme]);
  const files = sourceFiles('src', /\.css$/).map((path) => [path, readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\//g, '')]);
  const sheets = [...files, [theme, themeCss()]];
  const namesIn = (pattern) => sheets.flatMap(([path, css]) => [...css.matchAll(pattern)].map(([, name]) => [path, name]));
  const set = namesIn(/(?<![\w-])(--[\w-]+)\s*:/g);
  const read = namesIn(/var\(\s*(--[\w-]+)/g);
  const strange = [...set.filter(([, name]) => !ours.test(name)), ...read.filter(([, name]) => !ours.test(name) && !banks.test(name))];
  const findings = strange.map(([path, name]) => `${path}: ${name} has not the prefix --kfp- or --_kfp-`);
  if (files.length === 0) findings.push('style names: no style sheet of src was read');
  return { findings, summary: [`${new Set(set.map(([, name]) => name)).size} custom properties`] };
}
