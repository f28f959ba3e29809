import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { judgeInterface } from '../architecture/shared-interface.mjs';
import { compareSurfaces, describeChanges, judgeChanges, nextStored, rules } from '../architecture/surface-changes.mjs';
import { readFacts } from '../architecture/surface-facts.mjs';

const before = {
  'kfp-offers': '',
  'kfp-offers attribute theme': "'light' | 'dark'",
  'kfp-offers custom property --kfp-radius': '4px',
  'kfp-offers default theme': "'light'",
  'kfp-offers event kfp-ready': '',
  'kfp-offers property shown': "readonly ('a')[]",
  'kfp-offers method show': '(id: string): void',
  'needs Node': '>=20.19',
  'text offers.validTo': '{date}',
  'type ErrorDetail': '',
  'type ErrorDetail.tag': ': string',
  'type KfpConfig': '',
  'type KfpConfig.links': '?',
};

function changed(change, unreleased) {
  const after = Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined));
  return compareSurfaces(before, after, unreleased).map(({ name, level, rule }) => [name, level, rule]);
}

describe('what a change needs', () => {
  const cases = [
    ['a tag that goes', { 'kfp-offers': undefined }, 'major', rules.removed],
    ['an event that goes', { 'kfp-offers event kfp-ready': undefined }, 'major', rules.removed],
    ['another type', { 'kfp-offers attribute theme': 'boolean' }, 'major', rules.typed],
    ['a word less', { 'kfp-offers attribute theme': "'light'" }, 'major', rules.typed],
    ['a word more of a list', { 'kfp-offers property shown': "readonly ('a' | 'b')[]" }, 'minor', rules.worded],
    ['a word more', { 'kfp-offers attribute theme': "'light' | 'dark' | 'auto'" }, 'minor', rules.worded],
    ['more than words', { 'kfp-offers attribute theme': "'light' | 'dark' | undefined" }, 'major', rules.typed],
    ['another default', { 'kfp-offers default theme': "'dark'" }, 'major', rules.defaulted],
    ['another parameter', { 'kfp-offers method show': '(id: number): void' }, 'major', rules.typed],
    ['one parameter more', { 'kfp-offers method show': '(id: string, at: number): void' }, 'major', rules.typed],
    ['a parameter that may be left out', { 'kfp-offers method show': '(id: string, at?: number): void' }, 'minor', rules.added],
    ['another look', { 'kfp-offers custom property --kfp-radius': '8px' }, 'minor', rules.looked],
    ['the key of a text that goes', { 'text offers.validTo': undefined }, 'major', rules.removed],
    ['more to fill into a text', { 'text offers.validTo': '{date} {name}' }, 'major', rules.typed],
    ['a newer Node.js', { 'needs Node': '>=22' }, 'major', rules.platform],
    ['a new part', { 'kfp-offers part card': '' }, 'minor', rules.added],
    ['a new field of a detail', { 'type ErrorDetail.area': ': string' }, 'minor', rules.added],
    ['a new option', { 'type KfpConfig.links.help': '?: string' }, 'minor', rules.added],
    ['a new option that has to be there', { 'type KfpConfig.insurer': ': string' }, 'major', rules.duty],
    ['a deprecation', { 'kfp-offers attribute theme deprecated': 'use palette instead' }, 'minor', rules.deprecated],
  ];
  for (const [title, change, level, rule] of cases) {
    test(title, () => assert.deepEqual(changed(change), [[Object.keys(change)[0], level, rule]]));
  }

  test('an object that may be left out can have a field that may not', () => {
    assert.deepEqual(changed({ 'type KfpConfig.help': '?', 'type KfpConfig.help.url': ': string' }).map(([, level]) => level), ['minor', 'minor']);
  });

  test('what no release has may go again', () => {
    assert.deepEqual(changed({ 'kfp-offers': undefined }, ['kfp-offers']), [['kfp-offers', 'minor', rules.removed]]);
  });
});

describe('which version a change may have', () => {
  const judge = (change, version, hasUnreleased = false) =>
    judgeChanges({ changes: compareSurfaces(before, { ...before, ...change }), release: '1.4.2', version, hasUnreleased });
  const typed = { 'kfp-offers attribute theme': 'boolean' };
  const added = { 'kfp-offers part card': '' };

  test('a major one for another type, and the line says which rule', () => {
    for (const version of ['1.4.2', '1.4.3', '1.5.0']) {
      const [finding] = judge(typed, version);
      assert.equal(
        finding,
        `public surface changed kfp-offers attribute theme from 'light' | 'dark' to boolean: ${version} is too small a step from 1.4.2. docs/versions.md: ${rules.typed}`,
      );
    }
    assert.deepEqual(judge(typed, '2.0.0'), []);
  });

  test('a minor one for what is new, also when it has been stored', () => {
    assert.equal(judge(added, '1.4.3').length, 1);
    assert.equal(judge({}, '1.4.3', true).length, 1);
    for (const version of ['1.4.2', '1.5.0', '2.0.0']) assert.deepEqual(judge(added, version, true), []);
  });
});

test('what came stays unreleased until there is another release', () => {
  const stored = { release: '1.4.2', unreleased: ['kfp-tasks', 'kfp-old'], facts: { 'kfp-offers': '', 'kfp-tasks': '', 'kfp-old': '' } };
  const facts = { 'kfp-offers': '', 'kfp-tasks': '', 'kfp-new': '' };
  assert.deepEqual(nextStored(stored, facts, '1.4.2'), { release: '1.4.2', unreleased: ['kfp-new', 'kfp-tasks'], facts });
  assert.deepEqual(nextStored(stored, stored.facts, '1.5.0').unreleased, []);
});

test('a changed interface between versions needs another sharing key, once after a release', () => {
  const stored = { release: '1.4.2', sharingKey: 'kfp.1.1', facts: { 'ApiClient.get': ': () => unknown' } };
  const facts = { 'ApiClient.get': ': () => string' };
  assert.deepEqual(judgeInterface(stored, stored), []);
  assert.deepEqual(judgeInterface(stored, { ...stored, facts }), [
    'the shared interface changed ApiClient.get from : () => unknown to : () => string',
    '1.4.2 shares its runtime: raise the number in sharingKey (src/platform/version.ts), and say so in CHANGELOG.md',
  ]);
  assert.deepEqual(judgeInterface(stored, { ...stored, facts, sharingKey: 'kfp.1.2' }), []);
  assert.match(judgeInterface(stored, { ...stored, release: '1.5.0' })[0], /counts from another release/);
});

test('facts are read from elements, types and package', () => {
  const element = {
    tagName: 'kfp-offers', deprecated: 'use kfp-saved instead', events: [{ name: 'kfp-ready' }], slots: [], cssParts: [],
    attributes: [{ name: 'theme', type: { text: 'string' }, default: "'light'" }],
    members: [
      { kind: 'field', name: 'version', type: { text: 'string' }, readonly: true },
      { kind: 'method', name: 'show', parameters: [{ name: 'id', type: { text: 'string' }, optional: true }], return: { type: { text: 'void' } } },
    ],
    cssProperties: [{ name: '--kfp-radius', default: '4px' }],
  };
  const types = `export interface Detail { readonly list?: readonly { /** Why. */ readonly url: string }[]; }
export interface KfpOffers extends HTMLElement { theme: string }
export declare function head(options: Detail): string;`;
  const own = { exports: { '.': {} }, bin: { kfp: 'cli.mjs' }, engines: { node: '>=20' } };
  assert.deepEqual(readFacts({ manifest: { modules: [{ declarations: [element] }] }, declarations: [types], own }), {
    'command kfp': '',
    'export .': '',
    'kfp-offers': '',
    'kfp-offers attribute theme': 'string',
    'kfp-offers custom property --kfp-radius': '4px',
    'kfp-offers default theme': "'light'",
    'kfp-offers deprecated': 'use kfp-saved instead',
    'kfp-offers event kfp-ready': '',
    'kfp-offers method show': '(id?: string): void',
    'kfp-offers property version': 'readonly string',
    'needs Node': '>=20',
    'type Detail': '',
    'type Detail.list': '?[]',
    'type Detail.list.url': ': string',
    'type head': 'export declare function head(options: Detail): string;',
  });
});

test('docs/versions.md has each rule', () => {
  const text = readFileSync('docs/versions.md', 'utf8');
  assert.deepEqual(Object.values(rules).filter((rule) => !text.includes(rule)), []);
});

test('a new tag is told once, not once more for each attribute and event that it has', () => {
  const came = { 'kfp-greeting': '', 'kfp-greeting attribute name': 'string', 'kfp-greeting event kfp-ready': '', 'text greeting.title': '' };
  assert.deepEqual(describeChanges(compareSurfaces(before, { ...before, ...came, 'kfp-offers attribute max': 'number' })), [
    `public surface gained kfp-greeting, with 2 facts of it: ${rules.added}`,
    `public surface gained kfp-offers attribute max (number): ${rules.added}`,
    `public surface gained text greeting.title: ${rules.added}`,
  ]);
});
