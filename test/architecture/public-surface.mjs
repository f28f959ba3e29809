import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeElementTypes } from '../../build/element-types.mjs';
import { writeServerTypes } from '../../build/server-files.mjs';
import { compareSurfaces, describeChanges, judgeChanges, nextStored } from './surface-changes.mjs';
import { readFacts } from './surface-facts.mjs';

const storedFile = 'test/architecture/public-surface.json';
const howToStore = 'UPDATE=1 node test/architecture/run.mjs stores what is there';

/**
 * Compares what banks can see with the stored surface, by the rules of docs/versions.md. `UPDATE=1` in the environment
 * stores changes that the version of package.json allows.
 *
 * @returns {Promise<import('./run-check.mjs').Checked>} a line for each thing that came, went or changed
 */
export async function checkPublicSurface() {
  const own = readJson('package.json');
  const facts = await readSurface(own);
  const summary = `${Object.keys(facts).length} facts of the public surface`;
  const stored = existsSync(storedFile) ? readJson(storedFile) : { release: '', unreleased: [], facts };
  const release = lastRelease(readFileSync('CHANGELOG.md', 'utf8'));
  const next = nextStored(stored, facts, release);
  const unreleased = stored.release === release ? stored.unreleased : [];
  const changes = compareSurfaces(stored.facts, facts, unreleased);
  const findings = judgeChanges({ changes, release, version: own.version, hasUnreleased: unreleased.length > 0 });
  if (findings.length > 0) return { findings, summary };
  if (process.env.UPDATE === '1') {
    writeFileSync(storedFile, `${JSON.stringify(next, null, 2)}\n`);
    return { findings: [], summary: [`${summary}, stored`, ...changes.map(({ text }) => `public surface ${text}`)] };
  }
  if (changes.length > 0) return { findings: [], allowed: [...describeChanges(changes), `${storedFile} lacks these changes: ${howToStore}`], summary };
  return { findings: isDeepStrictEqual(next, stored) ? [] : [`${storedFile} counts from another release: ${howToStore}`], summary };
}

/** Reads what the build would publish. */
async function readSurface(own) {
  const out = mkdtempSync(join(tmpdir(), 'kfp-surface-'));
  try {
    await writeElementTypes({ out });
    await writeServerTypes({ out });
    const files = [...['config', 'index', 'server'].map((name) => `${out}/types/${name}.d.ts`), 'testing/testing.d.mts'];
    return readFacts({ manifest: readJson(`${out}/custom-elements.json`), declarations: files.map((file) => readFileSync(file, 'utf8')), own });
  } finally {
    rmSync(out, { recursive: true });
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The version of the first heading that has one. */
export function lastRelease(changelog) {
  const version = /^## (\d+\.\d+\.\d+)\b/m.exec(changelog)?.[1];
  if (!version) throw new Error('CHANGELOG.md has no heading of a release');
  return version;
}
