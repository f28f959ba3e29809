import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkBill, schemaFindings } from '../architecture/bill.mjs';
import { createBundledPackages } from '../../build/bundled-packages.mjs';
import { complainOfUnread } from '../../build/carried-code.mjs';
import { writeLicences } from '../../build/licences.mjs';
import { sbom, writeSbom } from '../../build/sbom.mjs';

const own = { name: '@kfp/elements', version: '1.2.3', description: 'Elements', license: 'MIT' };
const lock = { packages: { 'node_modules/ky': { integrity: 'sha512-AAEC' } } };
const ky = { name: 'ky', version: '1.0.0', license: 'MIT', author: undefined, folder: 'node_modules/ky', files: ['chunks/core-1.js'], carries: [] };
const modules = ['node_modules/ky/distribution/index.js', 'node_modules/@sentry/conventions/dist/attributes.mjs', 'node_modules/@sentry/replay/build/npm/esm/index.js'];

function temporaryFolder(t) {
  const folder = mkdtempSync(join(tmpdir(), 'kfp-bill-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function packagesOf(file, ids) {
  const bundled = createBundledPackages('dist');
  bundled.add(file, ids);
  return bundled.read();
}

test('a bill of materials follows the schema of CycloneDX 1.6, and says what is where', async () => {
  const packages = await packagesOf('chunks/a.js', modules);
  const bill = sbom({ own, packages, lock: JSON.parse(readFileSync('package-lock.json', 'utf8')) });
  assert.deepEqual(await schemaFindings(JSON.stringify(bill)), []);
  assert.notDeepEqual(await schemaFindings(JSON.stringify({ ...bill, components: [{ name: 'ky' }] })), []);
  assert.equal(bill.metadata.component.purl, 'pkg:npm/%40kfp/elements@1.2.3');
  const replay = bill.components.find(({ name }) => name === 'replay');
  assert.equal(replay.group, '@sentry');
  assert.match(replay.hashes[0].content, /^[0-9a-f]{128}$/);
  assert.deepEqual(replay.evidence.occurrences, [{ location: 'chunks/a.js' }]);
  assert.deepEqual(replay.components.map(({ name }) => name), ['@sentry/rrweb', '@sentry/rrweb-snapshot', 'base64-arraybuffer', 'fflate']);
});

test('its serial number follows from its content alone', () => {
  const { serialNumber } = sbom({ own, packages: [ky], lock });
  assert.equal(sbom({ own, packages: [ky], lock }).serialNumber, serialNumber);
  assert.notEqual(sbom({ own, packages: [{ ...ky, files: ['kfp.js'] }], lock }).serialNumber, serialNumber);
});

test('a package that the lock does not know stops the build', () => {
  assert.throws(() => sbom({ own, packages: [{ ...ky, folder: 'node_modules/other' }], lock }), /package-lock.json does not know node_modules\/other/);
});

test('code of others that nobody has read stops the build', async (t) => {
  const module = join(temporaryFolder(t), 'index.js');
  const complaint = (map) => {
    writeFileSync(`${module}.map`, JSON.stringify(map));
    return complainOfUnread([module], [ky]);
  };
  await assert.rejects(complaint({ sources: ['../node_modules/.pnpm/lodash@4/node_modules/lodash/get.js'] }), /has code of lodash/);
  await assert.rejects(complaint({ sources: ['a.ts'], sourcesContent: ['// Copyright (c) 2015 Kari Nordmann'] }), /has code of Kari Nordmann/);
  await complaint({ sources: ['../node_modules/ky/index.ts', 'own.ts'], sourcesContent: [null, 'export {};'] });
});

test('a licence that nobody has read stops the build', async (t) => {
  await assert.rejects(writeLicences({ out: temporaryFolder(t), packages: [{ ...ky, license: 'GPL-3.0-only' }] }), /GPL-3.0-only/);
});

test('licences, bill and table are held against each other', async (t) => {
  const out = temporaryFolder(t);
  mkdirSync(join(out, 'chunks'));
  const packages = await packagesOf('chunks/a.js', modules);
  await writeSbom({ out, packages });
  await writeLicences({ out, packages: packages.filter(({ name }) => name !== '@sentry/replay') });
  const { findings } = await checkBill(out);
  assert.ok(findings.includes('sbom.cdx.json: there is no chunks/a.js'));
  assert.ok(findings.some((finding) => /^LICENSES\.txt does not tell of @sentry\/replay \d/.test(finding)), findings.join('\n'));
  assert.ok(findings.includes('docs/trust/third-party.md tells of preact: MIT, which is not in the bundle'));
});
