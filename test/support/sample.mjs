import { execFileSync } from 'node:child_process';

/** Number of parts of a long suite. `npm test` runs one part, which depends on the commit. `npm run test:all` runs all. */
export const parts = 12;

/**
 * The part for the current commit, so that a second run of the same commit runs the same tests.
 *
 * @returns {number} from 1 to `parts`; 1 without git
 */
export function partOfCommit() {
  try {
    const hash = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return (Number.parseInt(hash, 16) % parts) + 1;
  } catch {
    return 1;
  }
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {number | undefined} part undefined means all items
 */
export const sampleOf = (items, part) => (part === undefined ? [...items] : items.filter((_, index) => index % parts === part - 1));
