import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { writeElementTypes } from '../../build/element-types.mjs';

const readme = readFileSync('README.md', 'utf8');
let folder;
let elements;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kfp-readme-'));
  await writeElementTypes({ out: folder });
  const manifest = JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8'));
  elements = manifest.modules.map(({ declarations: [declaration] }) => declaration);
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** The text of a section, up to the next heading. */
function section(title) {
  const [, text = ''] = new RegExp(`^#+ ${title}\\n([^]*?)(?=^#|$(?![^]))`, 'm').exec(readme) ?? [];
  return text;
}

const isTold = (text, name) => text.includes(`\`${name}\``) || text.includes(`\`${name}(`);

test('CONTRIBUTING.md names commands and files that exist', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = [...text.matchAll(/npm run (\w+)|npm (test)/g)].map(([, script, own]) => script ?? own);
  assert.deepEqual(commands.filter((name) => !(name in scripts)), []);
  const paths = [...text.matchAll(/(?:`|\]\()((?:src|elements|build|demo-hosts|test|docs)\/[^`)#<*]*)[`)]/g)].map(([, path]) => path);
  assert.ok(paths.length > 30);
  assert.deepEqual(paths.filter((path) => !existsSync(path)), []);
  assert.ok(text.split('\n').length <= 111, 'It is one page.');
});

describe('README.md', () => {
  test('tells of every attribute, property and method of each element EL-21', () => {
    const common = section('Elements');
    for (const { tagName, attributes, members } of elements) {
      const own = section(tagName);
      assert.notEqual(own, '', `README.md has no section "### ${tagName}".`);
      const missing = [...attributes, ...members].map(({ name }) => name).filter((name) => !isTold(own + common, name));
      assert.deepEqual(missing, [], tagName);
    }
  });

  test('tells of every event, part and custom property, and of no other EL-21', () => {
    const published = (key) => [...new Set(elements.flatMap((element) => element[key].map(({ name }) => name)))];
    assert.deepEqual(published('events').filter((name) => !isTold(section('Events'), name)), []);
    assert.deepEqual(published('cssParts').filter((name) => !isTold(section('Looks'), name)), []);
    const steps = /`--kfp-space-0`((?:, `-\d+`)+)/.exec(section('Looks'))[1].match(/\d+/g).map((step) => `--kfp-space-${step}`);
    const told = [...section('Looks').matchAll(/`(--kfp-[\w-]+)`/g)].map(([, name]) => name);
    assert.deepEqual([...told, ...steps].sort(), published('cssProperties').sort());
  });

  test('names commands, files and headings that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const commands = [...readme.matchAll(/npm (?:run )?(start|dev|test|build|check|bench)\b/g)].map(([, name]) => name);
    assert.deepEqual(commands.filter((name) => !(name in scripts)), []);
    const files = [...readme.matchAll(/(?:\]\(|src=")(?!https?:|#)([^)"]+)/g)].map(([, path]) => path);
    const shown = files.filter((path) => !path.startsWith('/dist/'));
    assert.deepEqual(shown.filter((path) => !existsSync(path)), []);
    const headings = [...readme.matchAll(/^#+ (.*)$/gm)].map(([, text]) => text.toLowerCase().replaceAll(' ', '-'));
    const links = [...readme.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    assert.deepEqual(links.filter((anchor) => !headings.includes(anchor)), []);
  });

  test('D1: the documented policy says who may frame the page and where its forms may lead', () => {
    const [, policy] = /```\n(default-src [^\n]*)\n```/.exec(section('Security'));
    const directives = new Map(policy.split('; ').map((directive) => directive.split(/ (.*)/, 2)));
    assert.equal(directives.get('default-src'), "'none'");
    assert.equal(directives.get('frame-ancestors'), "'self'");
    assert.equal(directives.get('form-action'), "'self'");
  });
});
