import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { writeManifest } from '../../build/manifest.mjs';

/** The manifest of a build of one file. */
async function manifestOf(t, assetBase) {
  const out = await mkdtemp(join(tmpdir(), 'kfp-manifest-'));
  t.after(() => rm(out, { recursive: true }));
  await writeFile(join(out, 'kfp.js'), 'export {};');
  await writeManifest({ out, version: '1.2.3', assetBase });
  return JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8'));
}

test('csp has every directive that a host page needs, also those that default-src does not stand in for EL-22', async (t) => {
  const needed = { 'connect-src': "'self'", 'form-action': "'self'", 'frame-ancestors': "'self'" };
  assert.deepEqual((await manifestOf(t, '/dist/')).csp, { 'script-src': "'self'", ...needed });
  assert.deepEqual((await manifestOf(t, 'https://files.bank.example/kfp/')).csp, { 'script-src': 'https://files.bank.example', ...needed });
});
