import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Defines `axe` in the page. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No rule of these is left out. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs in a page that has `axe`.
 * @param {{ include?: string, tags: string[] }} options
 * @returns {Promise<string[]>} a line for each finding: rule, place, and what is wrong
 */
export async function findWithAxe({ include, tags }) {
  const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
  const { violations, passes } = await window.axe.run(include ? { include } : { exclude: [] }, options);
  if (passes.length === 0) return ['axe found nothing to look at'];
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' ')}: ${help}. ${failureSummary}`));
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ include?: string }} [options] a selector of what to look at
 * @returns {Promise<string[]>} a line for each finding
 */
export async function runAxe(page, { include } = {}) {
  // A script tag would break the page's policy; what the debugger evaluates is not subject to it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(findWithAxe, { include, tags: axeTags });
}
