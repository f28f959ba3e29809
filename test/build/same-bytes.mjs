/** Builds twice and compares every file. Prints a line for each that differs; exit code 1 when there is one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'kfp-builds-'));
try {
  const [first, second] = ['first', 'second'].map((name) => readFolder(buildInto(join(folder, name))));
  const files = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = files.filter((file) => !first.has(file) || !second.has(file) || !first.get(file).equals(second.get(file)));
  console.log([`${files.length} files of two builds`, ...different.map((file) => `FAIL ${file} differs`)].join('\n'));
  process.exitCode = different.length > 0 || files.length === 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}

function buildInto(out) {
  const { status, stderr } = spawnSync(process.execPath, ['build/run.mjs'], { env: { ...process.env, KFP_OUT: out }, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
  return out;
}

/** @returns {Map<string, Buffer>} content by file, compressed forms too */
function readFolder(out) {
  const files = readdirSync(out, { recursive: true }).filter((file) => statSync(join(out, file)).isFile());
  return new Map(files.map((file) => [file, readFileSync(join(out, file))]));
}
