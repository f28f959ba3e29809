import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Features, transform } from 'lightningcss';

/** The oldest browsers of the contract, in lightningcss's notation (major << 16 | minor << 8). */
const safari = (16 << 16) | (4 << 8);
const targets = { chrome: 111 << 16, safari, ios_saf: safari, firefox: 115 << 16 };

/**
 * `import css from './part.css?inline'` gives the minified text of a style sheet, in which `1rem` has become
 * `calc(var(--kfp-rem) * 1)`: lengths follow the user's text size and not the root of the host page.
 */
export function cssText() {
  return {
    name: 'css-text',
    async load(id) {
      if (!id.endsWith('.css?inline')) return null;
      const file = id.slice(0, -'?inline'.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(minifyCss(file, await readFile(file)))};`;
    },
  };
}

/**
 * Minified CSS with our own length unit and short names. light-dark() stays: the theme has its own fallback, by the
 * host's scheme.
 */
export function minifyCss(filename, code) {
  const options = { filename, minify: true, targets, exclude: Features.LightDark };
  return transform({ ...options, code: withShortNames(withOwnUnit(code.toString())) }).code.toString();
}

/** `1rem` or `-.5rem` in a value; not in a media or container query, which has px only, nor in a custom name. */
const rem = /(?<![\w.-])(-?(?:\d+(?:\.\d+)?|\.\d+))rem\b/g;

function withOwnUnit(code) {
  return code.replace(rem, 'calc(var(--kfp-rem) * $1)');
}

/** A custom property; one that is followed by a colon is set. */
const customProperty = /(?<![\w-])--[a-z][\w-]*/g;

const shortNames = readShortNames(fileURLToPath(new URL('../src', import.meta.url)));

/** What our sheets set for themselves has short names in the bundle: they are read in nearly every rule. */
function withShortNames(code) {
  return Buffer.from(code.replace(customProperty, (name) => shortNames.get(name) ?? name));
}

/** The private custom properties that the sheets of a folder set, the most used first, as `--a`, `--b` and so on. */
function readShortNames(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.css')).sort();
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const isOwn = (name) => !name.startsWith('--kfp-') || name.startsWith('--kfp-default-');
  const uses = new Map();
  for (const name of code.match(customProperty)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const own = [...uses.keys()].filter((name) => isOwn(name) && new RegExp(`${name}\\s*:`).test(code));
  const ordered = own.sort((one, other) => uses.get(other) - uses.get(one));
  return new Map(ordered.map((name, index) => [name, `--${(index + 10).toString(36)}`]));
}
