import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

const baselineFile = 'test/architecture/public-surface.json';

/**
 * Compares what banks can see of the elements with the stored baseline. `UPDATE=1` in the environment stores the new one.
 *
 * @param {string} [distFolder]
 * @returns {{ findings: string[], summary: string }} a line for each thing that came, went or changed
 */
export function checkPublicSurface(distFolder = 'dist') {
  const file = `${distFolder}/custom-elements.json`;
  if (!existsSync(file)) return { findings: [`${file} is missing: the build writes it`], summary: '' };
  const now = JSON.parse(readFileSync(file, 'utf8'));
  const lines = new Set(flatten(now));
  const summary = `${lines.size} facts`;
  if (process.env.UPDATE === '1') {
    writeFileSync(baselineFile, `${JSON.stringify(now, null, 2)}\n`);
    return { findings: [], summary: `${summary}, stored` };
  }
  if (!existsSync(baselineFile)) {
    return { findings: [`${baselineFile} is missing: store it with UPDATE=1 npm run check`], summary };
  }
  const stored = JSON.parse(readFileSync(baselineFile, 'utf8'));
  if (isDeepStrictEqual(stored, now)) return { findings: [], summary };
  const before = new Set(flatten(stored));
  const gone = [...before].filter((line) => !lines.has(line)).map((line) => `public surface lost: ${line}`);
  const came = [...lines].filter((line) => !before.has(line)).map((line) => `public surface gained: ${line}`);
  const changes = [...gone, ...came];
  return { findings: changes.length > 0 ? changes : ['public surface: the order of its parts changed'], summary };
}

/** One line for each leaf; an item of a list goes by its name, so that a moved item is no difference. */
function flatten(value, path = '') {
  if (value === null || typeof value !== 'object') return [`${path} = ${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([key, item]) => {
    const name = Array.isArray(value) ? (item?.name ?? item?.path ?? item?.tagName ?? key) : key;
    return flatten(item, path === '' ? name : `${path}/${name}`);
  });
}
