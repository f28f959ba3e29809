import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from './fixtures.mjs';

/**
 * The accessibility trees of one test, kept in `accessibility-trees/<name>.yml`. `UPDATE=1` writes the file anew.
 *
 * @param {string} name
 */
export function treeFile(name) {
  const file = fileURLToPath(new URL(`./accessibility-trees/${name}.yml`, import.meta.url));
  const trees = [];
  return {
    /** Notes what assistive technology is told of a part of the page in a state of it. @param {string} state @param {import('@playwright/test').Locator} part */
    async note(state, part) {
      // Links are absolute, and the demo server has another port each time.
      const { origin } = new URL(part.page().url());
      const tree = (await part.ariaSnapshot()).replaceAll('\u00a0', ' ').replaceAll(`/url: ${origin}/`, '/url: /');
      trees.push(`# ${state}\n${tree}\n`);
    },
    /** Compares what was noted with what is stored. */
    compare() {
      const text = trees.join('\n');
      if (process.env.UPDATE || !existsSync(file)) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      expect(text).toBe(readFileSync(file, 'utf8'));
    },
  };
}
