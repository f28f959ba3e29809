import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { writeManifest } from '../../build/manifest.mjs';

test('csp has every directive that a host page needs, also those that default-src does not stand in for EL-22', async (t) => {
  const out = await mkdtemp(join(tmpdir(), 'kfp-manifest-'));
  t.after(() => rm(out, { recursive: true }));
  await writeFile(join(out, 'kfp.js'), 'export {};');
  const { csp } = await writeManifest({ out, version: '1.2.3' });
  assert.deepEqual(csp, { 'script-src': "'self'", 'connect-src': "'self'", 'form-action': "'self'", 'frame-ancestors': "'self'" });
  assert.deepEqual(JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')).csp, csp);
});
