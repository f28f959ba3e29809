import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

const { files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));

test('every file that pages load is ASCII, which is the same in each charset that a server may name', () => {
  const names = Object.keys(files);
  assert.ok(names.length > 80);
  assert.deepEqual(names.filter((name) => /\P{ASCII}/u.test(readFileSync(`dist/${name}`, 'utf8'))), []);
});
