import { execFileSync } from 'node:child_process';

/** `npm test` runs one part in so many of the long suites, another part with another commit; `npm run test:all` runs them whole. */
export const parts = 4;

/**
 * The part that belongs to the commit, so that whoever runs its tests again runs the same ones.
 *
 * @returns {number} from 1 to `parts`; 1 where there is no git
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
 * @param {number | undefined} part all of them when undefined
 */
export const sampleOf = (items, part) => (part === undefined ? [...items] : items.filter((_, index) => index % parts === part - 1));
