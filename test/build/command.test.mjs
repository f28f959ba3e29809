import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { smallBuild, temporaryFolder } from './command-client.mjs';

const base = '/static/kfp/';

/** The files of a folder with their content and time. */
function stateOf(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => statSync(join(folder, file)).isFile()).sort();
  return files.map((file) => [file, readFileSync(join(folder, file), 'hex'), statSync(join(folder, file)).mtimeMs]);
}
const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** A folder with version 1.4.1 and the command of that build. */
async function copied(t) {
  const folder = join(temporaryFolder(t), 'static');
  const { kfp, dist } = await smallBuild(t, '1.4.1');
  const { status, stdout, stderr } = kfp('copy', folder, '--base', base);
  assert.equal(status, 0, stderr);
  return { folder, kfp, dist, stdout };
}

describe('kfp copy', () => {
  test('writes what a browser asks for, each text with its compressed forms, and the way there AN-01', async (t) => {
    const { folder, stdout } = await copied(t);
    assert.match(stdout, /1\.4\.1 is new in .*\n\/static\/kfp\/1\/kfp\.js leads to it/);
    assert.deepEqual(readdirSync(folder).sort(), ['1', '1.4.1', 'manifest.json', 'portal']);
    assert.equal(readFileSync(join(folder, '1/kfp.js'), 'utf8'), "export * from '../1.4.1/kfp.js';\n");
    assert.deepEqual(readJson(folder, 'manifest.json'), { base, versions: ['1.4.1'], current: { 1: '1.4.1' } });
    const files = stateOf(join(folder, '1.4.1')).map(([file]) => file).filter((file) => !/\.(br|gz)$/.test(file));
    assert.deepEqual(files, [
      'LICENSES.txt', 'chunks/core-1.js', 'chunks/offers-1.js', 'elements/kfp-claims-jump.js', 'elements/kfp-login.js', 'elements/kfp-offers.js',
      'elements/kfp-portal.js', 'elements/kfp-runtime.js', 'elements/kfp-toasts.js', 'importmap.json', 'kfp.js', 'manifest.json',
      'portal/index.html', 'portal/portal.css', 'standalone/kfp-offers.js', 'standalone/kfp-portal.js',
    ]);
    for (const file of files) {
      const content = readFileSync(join(folder, '1.4.1', file));
      assert.deepEqual(brotliDecompressSync(readFileSync(join(folder, '1.4.1', `${file}.br`))), content, file);
      assert.deepEqual(gunzipSync(readFileSync(join(folder, '1.4.1', `${file}.gz`))), content, file);
    }
  });

  test('page, manifest and import map are for the address, also of another origin AN-01', async (t) => {
    const folder = temporaryFolder(t);
    const { kfp } = await smallBuild(t, '1.4.1');
    assert.equal(kfp('copy', folder, '--base', 'https://files.example/kfp').status, 0);
    const address = 'https://files.example/kfp/1.4.1/';
    const page = readFileSync(join(folder, '1.4.1/portal/index.html'), 'utf8');
    assert.ok(page.includes(`<link rel="stylesheet" href="${address}portal/portal.css">`));
    assert.ok(page.includes('<script src="https://files.example/kfp/portal/config.js"></script>'));
    assert.match(page, /<script type="module" src="https:\/\/files\.example\/kfp\/1\.4\.1\/kfp\.js" fetchpriority="high" integrity="sha384-/);
    assert.ok(!page.includes('/dist/'));
    assert.equal(readFileSync(join(folder, '1/portal/index.html'), 'utf8'), page);
    const { importmap, csp } = readJson(folder, '1.4.1/manifest.json');
    assert.ok(Object.keys(importmap.integrity).every((file) => file.startsWith(address)));
    assert.deepEqual(readJson(folder, '1.4.1/importmap.json'), importmap);
    assert.equal(csp['script-src'], "'self' https://files.example");
  });

  test('twice changes nothing of a version AN-02', async (t) => {
    const { folder, kfp } = await copied(t);
    const before = stateOf(join(folder, '1.4.1'));
    const { status, stdout } = kfp('copy', folder, '--base', base, '--json');
    assert.equal(status, 0);
    assert.deepEqual(JSON.parse(stdout), { version: '1.4.1', isNew: false, base, versions: ['1.4.1'], current: { 1: '1.4.1' } });
    assert.deepEqual(stateOf(join(folder, '1.4.1')), before);
  });

  test('keeps the versions that are there, and --to goes back and forth AN-02 AN-03', async (t) => {
    const { folder } = await copied(t);
    const before = stateOf(join(folder, '1.4.1'));
    const newer = await smallBuild(t, '1.10.0');
    const other = await smallBuild(t, '2.0.0-beta.1');
    assert.equal(newer.kfp('copy', folder, '--base', base).status, 0);
    assert.equal(other.kfp('copy', folder, '--base', base).status, 0);
    const versions = ['1.4.1', '1.10.0', '2.0.0-beta.1'];
    assert.deepEqual(readJson(folder, 'manifest.json'), { base, versions, current: { 1: '1.10.0', 2: '2.0.0-beta.1' } });
    assert.equal(other.kfp('copy', folder, '--base', base, '--to', '1.4.1').status, 0);
    assert.deepEqual(readJson(folder, 'manifest.json'), { base, versions, current: { 1: '1.4.1', 2: '2.0.0-beta.1' } });
    assert.equal(readFileSync(join(folder, '1/kfp.js'), 'utf8'), "export * from '../1.4.1/kfp.js';\n");
    assert.ok(readFileSync(join(folder, '1/portal/index.html'), 'utf8').includes('/static/kfp/1.4.1/kfp.js'));
    assert.deepEqual(stateOf(join(folder, '1.4.1')), before);
    const { status, stderr } = other.kfp('copy', folder, '--base', base, '--to', '1.5.0');
    assert.equal(status, 1);
    assert.match(stderr, /^kfp: .* has no version 1\.5\.0\. It has 1\.4\.1, 1\.10\.0, 2\.0\.0-beta\.1\.\n$/);
  });

  test('refuses a version that is there with another content, and writes nothing then AN-02', async (t) => {
    const changes = {
      'chunks/core-1.js': [(path) => writeFileSync(path, 'evil()'), /core-1\.js has another content/],
      'kfp.js.br': [(path) => writeFileSync(path, 'evil()'), /kfp\.js\.br has another content/],
      'kfp.js.gz': [(path) => rmSync(path), /kfp\.js\.gz is missing/],
      'more.js': [(path) => writeFileSync(path, ''), /more\.js is no part of it/],
    };
    for (const [file, [change, message]] of Object.entries(changes)) {
      const { folder, kfp } = await copied(t);
      change(join(folder, '1.4.1', file));
      const before = stateOf(folder);
      const { status, stderr, stdout } = kfp('copy', folder, '--base', base);
      assert.equal(status, 1, file);
      assert.equal(stdout, '');
      assert.match(stderr, message);
      assert.deepEqual(stateOf(folder), before);
    }
  });

  test('--to refuses a version that is not whole any more, and writes nothing then AN-03', async (t) => {
    const changes = {
      'kfp.js': [(path) => writeFileSync(path, 'evil()'), /1\.4\.1.kfp\.js has another content/],
      'chunks/core-1.js': [(path) => rmSync(path), /core-1\.js is missing/],
      'kfp.js.gz': [(path) => rmSync(path), /kfp\.js\.gz is missing/],
      'portal/index.html': [(path) => rmSync(path), /index\.html is missing/],
      'manifest.json': [(path) => writeFileSync(path, '{"version":'), /manifest\.json is not the manifest of a version/],
      './manifest.json': [(path) => writeFileSync(path, 'null'), /manifest\.json is not the manifest of a version/],
    };
    for (const [file, [change, message]] of Object.entries(changes)) {
      const { folder } = await copied(t);
      const newer = await smallBuild(t, '1.5.0');
      assert.equal(newer.kfp('copy', folder, '--base', base).status, 0);
      change(join(folder, '1.4.1', file));
      const before = stateOf(folder);
      const { status, stderr } = newer.kfp('copy', folder, '--base', base, '--to', '1.4.1');
      assert.equal(status, 1, file);
      assert.match(stderr, message);
      assert.deepEqual(stateOf(folder), before);
    }
  });

  test('removes what a command that was ended has left long ago, and nothing of one that runs AN-02', async (t) => {
    const { folder } = await copied(t);
    for (const name of ['.unfinished-old', '.unfinished-new']) mkdirSync(join(folder, name, 'version'), { recursive: true });
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(join(folder, '.unfinished-old'), longAgo, longAgo);
    const newer = await smallBuild(t, '1.5.0');
    assert.equal(newer.kfp('copy', folder, '--base', base).status, 0);
    assert.deepEqual(readdirSync(folder).filter((name) => name.startsWith('.')), ['.unfinished-new']);
  });

  test('refuses a build that was changed after it was made AN-02', async (t) => {
    const { dist, kfp } = await smallBuild(t, '1.4.1');
    writeFileSync(join(dist, 'chunks/core-1.js'), 'evil()');
    const folder = join(temporaryFolder(t), 'static');
    const { status, stderr } = kfp('copy', folder, '--base', base);
    assert.equal(status, 1);
    assert.match(stderr, /core-1\.js is not what was built/);
    assert.ok(!existsSync(folder));
  });

  test('leaves no unfinished file, and the operator\'s configuration as it is AN-02', async (t) => {
    const { folder, kfp } = await copied(t);
    assert.equal(readFileSync(join(folder, 'portal/config.js'), 'utf8'), 'window.kfpConfig = {};\n');
    writeFileSync(join(folder, 'portal/config.js'), 'window.kfpConfig = { insurerName: "Fjord" };');
    assert.equal(kfp('copy', folder, '--base', base).status, 0);
    assert.match(readFileSync(join(folder, 'portal/config.js'), 'utf8'), /Fjord/);
    assert.deepEqual(stateOf(folder).map(([file]) => file).filter((file) => file.includes('unfinished')), []);
  });

  test('two at the same time make one whole version AN-02', async (t) => {
    const folder = join(temporaryFolder(t), 'static');
    const { dist } = await smallBuild(t, '1.4.1');
    const copy = () => promisify(execFile)(process.execPath, [join(dist, 'cli.mjs'), 'copy', folder, '--base', base, '--json']);
    const results = await Promise.all([copy(), copy(), copy()]);
    assert.equal(results.filter(({ stdout }) => JSON.parse(stdout).isNew).length, 1);
    assert.deepEqual(readdirSync(folder).sort(), ['1', '1.4.1', 'manifest.json', 'portal']);
  });

  test('who reads meanwhile gets one version or the other, whole AN-02 AN-03', async (t) => {
    const { folder, kfp } = await copied(t);
    const newer = await smallBuild(t, '1.5.0');
    assert.equal(newer.kfp('copy', folder, '--base', base).status, 0);
    const seen = new Set();
    let isDone = false;
    const reading = (async () => {
      while (!isDone) {
        seen.add(await readFile(join(folder, '1/kfp.js'), 'utf8'));
        JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
      }
    })();
    for (const version of ['1.4.1', '1.5.0', '1.4.1']) {
      await promisify(execFile)(process.execPath, [join(newer.dist, 'cli.mjs'), 'copy', folder, '--base', base, '--to', version]);
    }
    isDone = true;
    await reading;
    assert.deepEqual([...seen].sort(), ["export * from '../1.4.1/kfp.js';\n", "export * from '../1.5.0/kfp.js';\n"]);
    assert.equal(kfp('copy', folder, '--base', base).status, 0);
  });

  test('a folder is for one address, and no other program\'s AN-02', async (t) => {
    const { folder, kfp } = await copied(t);
    const { status, stderr } = kfp('copy', folder, '--base', '/other/');
    assert.equal(status, 1);
    assert.match(stderr, /is made for \/static\/kfp\/, not for \/other\//);
    writeFileSync(join(folder, 'manifest.json'), '{ "name": "Bank" }');
    assert.match(kfp('copy', folder, '--base', base).stderr, /is not one that kfp copy has written/);
    writeFileSync(join(folder, 'manifest.json'), 'not json');
    assert.match(kfp('copy', folder, '--base', base).stderr, /manifest\.json is not JSON/);
  });

  test('says what is wrong with what it is asked for AN-04', async (t) => {
    const { kfp } = await smallBuild(t, '1.4.1');
    const folder = join(temporaryFolder(t), 'static');
    const wrongKinds = join(temporaryFolder(t), 'config.json');
    writeFileSync(wrongKinds, '{ "kfpApiHost": 5 }');
    const wrong = [
      [['copy'], /The folder is missing/],
      [['copy', folder], /--base is missing/],
      [['copy', folder, '--base'], /--base/],
      [['copy', folder, '--base', base, '--two', '1'], /--two/],
      [['copy', folder, 'more', '--base', base], /more is too much/],
      [['copy', folder, '--base', base, '--to', '1.4.1'], /There is no folder/],
      [['copy', folder, '--base', base, '--to', '../..'], /There is no folder/],
      ...['static/', '//files.example/', 'ftp://x/', '/a?b', '/a#b', '/a/../b/', 'https://u:p@x/', 'https://', '/a b/', '\\'].map((bad) => [
        ['copy', folder, '--base', bad], /The base «.*» is neither a path/,
      ]),
      [['send'], /There is no command send\. There are copy, head, csp/],
      [['head', '--base', base], /--tags is missing/],
      [['head', '--tags', 'kfp-nothing', '--base', base], /There is no element <kfp-nothing>/],
      [['csp', '--tags', 'kfp-offers', '--nonce', "x' evil"], /The nonce is not base64/],
      [['csp', '--tags', 'kfp-offers', '--config', join(folder, 'none.json')], /none\.json does not exist\.$/m],
      [['csp', '--tags', 'kfp-offers', '--config', import.meta.dirname], /is a folder, not a file\.$/m],
      [['copy', join(import.meta.filename, 'kfp'), '--base', base], /has a file where a folder is needed\.$/m],
      [['csp', '--tags', 'kfp-offers', '--config', wrongKinds], /kfpApiHost of the configuration is not a text\./],
      [['csp', '--tags', 'kfp-offers', '--config', import.meta.filename], /is not JSON/],
    ];
    for (const [args, message] of wrong) {
      const { status, stdout, stderr } = kfp(...args);
      assert.equal(status, 1, args.join(' '));
      assert.equal(stdout, '');
      assert.match(stderr, message);
      assert.equal(stderr.trim().split('\n').length, 1, stderr);
    }
    assert.ok(!existsSync(folder));
    assert.match(kfp('--help').stdout, /kfp copy <folder>[^]*kfp head --tags[^]*kfp csp --tags/);
    assert.match(kfp('copy', '--help').stdout, /^kfp copy <folder>/);
    assert.equal(kfp('-h').stdout, kfp('--help').stdout);
    assert.equal(kfp('copy', '-h').stdout, kfp('copy', '--help').stdout);
    assert.equal(kfp('--version').stdout, '1.4.1\n');
    assert.equal(kfp().status, 0);
  });

  test('names the folder that is in the place of a file, and leaves nothing behind AN-04', async (t) => {
    for (const file of ['manifest.json', '1/kfp.js', '1.4.1/kfp.js', '1.4.1/manifest.json']) {
      const { folder, kfp } = await copied(t);
      rmSync(join(folder, file));
      mkdirSync(join(folder, file));
      const before = readdirSync(folder, { recursive: true });
      const { status, stderr } = kfp('copy', folder, '--base', base);
      assert.equal(status, 1);
      assert.equal(stderr, `kfp: ${join(folder, file)} is a folder, not a file.\n`);
      assert.deepEqual(readdirSync(folder, { recursive: true }), before);
    }
  });

  test('a folder that cannot be written to is told of', { skip: process.getuid?.() === 0 ? 'the administrator may write anywhere' : false }, async (t) => {
    const { kfp } = await smallBuild(t, '1.4.1');
    const folder = temporaryFolder(t);
    chmodSync(folder, 0o500);
    const { status, stderr } = kfp('copy', folder, '--base', base);
    assert.equal(status, 1);
    assert.match(stderr, /may not be read or written by this user\.$/m);
  });
});

test('kfp head and kfp csp print what the module gives AN-04', async (t) => {
  const { kfp, server, dist } = await smallBuild(t, '1.4.1');
  const { head, csp } = await server();
  const file = join(dist, '../config.json');
  const config = { insurerName: 'Fjord', kfpApiHost: 'https://api.example' };
  writeFileSync(file, JSON.stringify(config));
  const options = { tags: ['kfp-offers', 'kfp-portal'], base, nonce: 'abc', config };
  const args = ['--tags', 'kfp-offers, kfp-portal', '--base', base, '--nonce', 'abc', '--config', file];
  assert.equal(kfp('head', ...args).stdout, head(options).html);
  assert.deepEqual(JSON.parse(kfp('head', ...args, '--json').stdout), head(options));
  assert.equal(kfp('csp', ...args).stdout, `${csp(options).header}\n`);
  assert.deepEqual(JSON.parse(kfp('csp', ...args, '--json').stdout), csp(options));
  // As PowerShell and some editors write it.
  writeFileSync(file, `\uFEFF${JSON.stringify(config)}`);
  assert.equal(kfp('csp', ...args).stdout, `${csp(options).header}\n`);
});
