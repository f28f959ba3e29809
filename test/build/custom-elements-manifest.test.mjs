import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { build } from 'esbuild';
import { writeElementTypes } from '../../build/element-types.mjs';

let folder;
let manifest;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kfp-manifest-'));
  await writeElementTypes({ out: folder });
  manifest = JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8'));
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** What an element's code says in all the files that it is made of. */
async function codeOf(tag) {
  const entry = `elements/${tag.replace('kfp-', '')}.ts`;
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    external: ['*.css?inline'],
  });
  return Object.keys(metafile.inputs).map((file) => readFileSync(file, 'utf8')).join('\n');
}

const namesOf = (list) => list.map(({ name }) => name).sort();
const found = (code, pattern) => [...new Set([...code.matchAll(pattern)].map(([, name]) => name))].sort();

describe('custom-elements.json', () => {
  test('follows schema 2 and names the file that defines each tag EL-21', () => {
    assert.equal(manifest.schemaVersion, '2.1.0');
    for (const { kind, path, declarations, exports } of manifest.modules) {
      assert.equal(kind, 'javascript-module');
      const [{ kind: declared, customElement, name, tagName, description }] = declarations;
      assert.deepEqual({ declared, customElement, path }, { declared: 'class', customElement: true, path: `dist/elements/${tagName}.js` });
      assert.deepEqual(exports, [{ kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } }]);
      assert.ok(description);
    }
  });

  test('every part that an element draws is published, and no other EL-21', async () => {
    for (const { declarations: [{ tagName, cssParts }] } of manifest.modules) {
      if (tagName === 'kfp-runtime') continue;
      assert.deepEqual(namesOf(cssParts), found(await codeOf(tagName), /\bpart="([^"]+)"/g), `${tagName}: \`parts\` of its documentation`);
    }
  });

  test('the events of all elements are those that the code dispatches EL-21', async () => {
    const published = new Set(manifest.modules.flatMap(({ declarations: [{ events }] }) => namesOf(events)));
    const code = await Promise.all(['kfp-runtime', 'kfp-portal', 'kfp-feedback'].map(codeOf));
    const dispatched = found(code.join('\n'), /(?:(?:dispatchHostEvent|dispatchPreventable)\([^'()]+(?:\([^()]*\))?[^'()]*, |new CustomEvent\((?='[^']+', \{ bubbles))'(kfp-[\w-]+)'/g);
    assert.deepEqual([...published].sort(), dispatched);
  });

  test('each element has the texts that its code can come to, also late, in each language EL-21', () => {
    const textsOf = (tag) => manifest.modules.find(({ path }) => path.endsWith(`/${tag}.js`)).declarations[0].texts;
    assert.deepEqual(textsOf('kfp-offers').find(({ key }) => key === 'offers.title'),
      { key: 'offers.title', nb: 'Tilbudene dine', nn: 'Tilboda dine', en: 'Your offers' });
    const catalogues = (tag) => [...new Set(textsOf(tag).map(({ key }) => key.split('.')[0]))];
    assert.deepEqual(catalogues('kfp-offers'), ['amounts', 'banner', 'button', 'feedback', 'link', 'offers', 'sessionNote', 'shell', 'textField']);
    assert.deepEqual(catalogues('kfp-runtime'), []);
    // It loads the areas, and they load parts of theirs.
    const ofPortal = catalogues('kfp-portal');
    for (const name of ['profile', 'forms', 'lateBlocks', 'sessionWarning']) assert.ok(ofPortal.includes(name), name);
    for (const { declarations: [{ texts }] } of manifest.modules) {
      assert.equal(new Set(texts.map(({ key }) => key)).size, texts.length);
      for (const { key, nb, nn, en } of texts) for (const text of [nb, nn, en]) assert.ok(text?.trim(), key);
    }
  });

  test('each event has the type of its detail EL-21', () => {
    const { events } = manifest.modules.find(({ path }) => path.endsWith('kfp-offers.js')).declarations[0];
    assert.equal(events.find(({ name }) => name === 'kfp-ready').type.text, 'CustomEvent<{ tag: string }>');
  });
});

test('editors are told the tags, attributes and custom properties of the manifest', () => {
  const read = (language) => JSON.parse(readFileSync(join(folder, `vscode.${language}-custom-data.json`), 'utf8'));
  const declarations = manifest.modules.map(({ declarations: [declaration] }) => declaration);
  const names = (list) => list.map(({ name }) => name);
  assert.deepEqual(
    read('html').tags.map(({ name, attributes }) => [name, ...names(attributes)]),
    declarations.map(({ tagName, attributes }) => [tagName, ...names(attributes)]),
  );
  const { values } = read('html').tags.find(({ name }) => name === 'kfp-header').attributes.find(({ name }) => name === 'theme');
  assert.deepEqual(names(values), ['light', 'dark', 'auto']);
  const offers = declarations.find(({ tagName }) => tagName === 'kfp-offers');
  assert.deepEqual(names(read('css').properties), names(offers.cssProperties));
});
