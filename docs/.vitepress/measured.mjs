import { readElementNames } from '../../build/element-names.mjs';
import { readFrontMatter } from './read-page.mjs';

/**
 * What pages ask for, as `test/hosts/docs-figures.spec.mjs` measures it with the stand-in API: the usual customer, the
 * distributor eika, which has the most calls, and three and a half seconds at the top of the page, then at its end.
 */

/**
 * By tag, the calls of a page with this element alone, named by `operationId`: `calls` in the front matter of its page.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const callsOf = Object.fromEntries(readElementNames().map((name) => [`kfp-${name}`, readCalls(`reference/elements/kfp-${name}`)]));

/** @param {string} page @returns {readonly string[]} */
function readCalls(page) {
  const { calls } = readFrontMatter(page);
  if (!Array.isArray(calls)) throw new Error(`docs/${page}.md does not name the calls of the element: add \`calls: [session-status]\` to its front matter`);
  return calls;
}

/** What a bank's page with kfp-overview and kfp-offers loads after its first data: names of files in `dist/chunks/`, without their hash. */
export const laterFiles = [
  'session-guard', 'market-source', 'tab-channel', 'overview-extras', 'merge-agreements', 'lazy-icon-paths', 'offer-removal', 'useMutation',
  'product-picture', 'answer-gate', 'queue-answer', 'queue-log', 'page-answer', 'page-observer', 'queue-data', 'page-watch', 'feedback',
];
