import { describe, expect, test } from 'vitest';

interface File {
  readonly path: string;
  readonly text: string;
}

interface RulesCheck {
  readonly judgeRules: (documents: readonly File[], sources: readonly File[], most: number) => { readonly findings: string[] };
}

/** What no compiler reads, it cannot be imported from by name. */
const rulesCheck = '../../architecture/rules.mjs';
const { judgeRules } = (await import(rulesCheck)) as RulesCheck;

/** Prefixes that no rule of ours has. */
const documents = [
  { path: 'docs/rules/birds.md', text: '| id | rule |\n|---|---|\n| ZQ-01 | Hens. |\n| ZQ-02 | Geese. |\n| ZQ-03 | Owls. |' },
  { path: 'docs/rules/fish.md', text: '| Z1 | Cod. |\n| Z2 | Eel. |' },
];

/** What is found in one file. */
function find(text: string, path = 'test/hen.test.ts'): string[] {
  return judgeRules(documents, [{ path, text }], 2).findings;
}

describe('ids of rules', () => {
  test.each([
    ["test('lays an egg ZQ-02', () => {});"],
    ['// ZQ-01 to ZQ-03'],
    ['// ZQ-01..03, ZQ-01..ZQ-03, ZQ-01–03'],
    ['/** A fish (Z1, Z2). */'],
    ["test.each([['Z7']])('%s swims Z1 to Z2', () => {});\n// ZQ-01"],
    ["const colour = '#aaZ7'; const path = 'M1 Z7'; // ZQ-01"],
    ['// UTF-8 and ZQ-01, not XZQ-77 and ZQ-01a'],
  ])('resolve in %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  test.each([
    ["\ntest('lays an egg ZQ-04', () => {});", ['test/hen.test.ts:2: ZQ-04 is no rule of docs/rules']],
    ["const id = 'ZQ-1';", ['test/hen.test.ts:1: ZQ-1 is no rule of docs/rules']],
    ['// ZQ-02 to ZQ-05', ['test/hen.test.ts:1: ZQ-04 is no rule of docs/rules', 'test/hen.test.ts:1: ZQ-05 is no rule of docs/rules']],
    ['// ZQ-02..05', ['test/hen.test.ts:1: ZQ-04 is no rule of docs/rules', 'test/hen.test.ts:1: ZQ-05 is no rule of docs/rules']],
    ['/* Z2 to\n * Z3 */', ['test/hen.test.ts:2: Z3 is no rule of docs/rules']],
    ["describe('fish', () => {\n  it.skip(`swims Z9 ${how}`, () => {});\n});", ['test/hen.test.ts:2: Z9 is no rule of docs/rules']],
    ['<p>\n  {/* Z8 */}\n</p>;', ['test/hen.test.ts:2: Z8 is no rule of docs/rules'], 'test/hen.test.tsx'],
    ['a { color: red; /* Z8 */ }', ['src/hen.css:1: Z8 is no rule of docs/rules'], 'src/hen.css'],
    ['See Z8.', ['docs/rules/fish.md:1: Z8 is no rule of docs/rules'], 'docs/rules/fish.md'],
  ])('that resolve to nothing are named in %s', (text, findings, path = 'test/hen.test.ts') => {
    expect(find(text, path)).toEqual(findings.map((finding) => finding.replace('test/hen.test.ts', path)));
  });

  test('are defined once', () => {
    const twice = [...documents, { path: 'docs/rules/owls.md', text: '\n| ZQ-03 | Owls. |' }];
    expect(judgeRules(twice, [{ path: 'src/hen.ts', text: '// ZQ-03' }], 2).findings)
      .toEqual(['docs/rules/owls.md:2: ZQ-03 is defined in docs/rules/birds.md:5 already']);
  });

  test('are few in src, where a range is what is written', () => {
    expect(find('// ZQ-01 to ZQ-03\n// Z1', 'src/hen.ts')).toEqual([]);
    expect(find('// ZQ-01, ZQ-02, ZQ-03', 'src/hen.ts')).toEqual(['src: 3 ids of rules, at most 2']);
  });

  test('are a finding when no rule and no id is read', () => {
    expect(judgeRules([], [], 2).findings).toEqual(['rules: no rule of docs/rules was read', 'rules: no id was read']);
  });
});
