import { readFile } from 'node:fs/promises';
import { Features, transform } from 'lightningcss';

/** The oldest supported browsers, in the notation of lightningcss (major << 16 | minor << 8). */
const safari = (16 << 16) | (4 << 8);
const targets = { chrome: 111 << 16, safari, ios_saf: safari, firefox: 115 << 16 };

/**
 * `import css from './part.css?inline'` gives the minified text of a style sheet. It replaces `1rem` by
 * `calc(var(--kfp-rem) * 1)`, so that lengths follow the user's text size and not the root of the host page.
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

/** Minified CSS with our own length unit. light-dark() stays: the theme has its own fallback for the colour scheme of the host. */
export function minifyCss(filename, code) {
  const options = { filename, minify: true, targets, exclude: Features.LightDark };
  return transform({ ...options, code: Buffer.from(withOwnUnit(code.toString())) }).code.toString();
}

/** Matches `1rem` or `-.5rem` in a value, but not in a custom name. Media and container queries use px only. */
const rem = /(?<![\w.-])(-?(?:\d+(?:\.\d+)?|\.\d+))rem\b/g;

function withOwnUnit(code) {
  return code.replace(rem, 'calc(var(--kfp-rem) * $1)');
}
