import { expect, test } from 'vitest';

interface ExamplesCheck {
  readonly judgeExamples: (document: string, text: string, read: (path: string) => string | undefined) => { readonly findings: readonly string[] };
}

// By an address of no fixed text: the compiler looks for no types of a plain script.
const examplesCheck = '../../architecture/examples.mjs';
const { judgeExamples } = (await import(examplesCheck)) as ExamplesCheck;

const files: Readonly<Record<string, string>> = { 'test/consumers/vue/main.ts': 'mount();\n' };
const judge = (text: string) => judgeExamples('docs/guides/vue.md', text, (path) => files[path]).findings;
const fence = '```';

test('a block of code is the file that is named at its begin', () => {
  expect(judge(`${fence}ts [test/consumers/vue/main.ts]\nmount();\n${fence}\n`)).toEqual([]);
});

test('a block that differs, names no file or one that is not there is told of', () => {
  const text = [
    `${fence}ts [test/consumers/vue/main.ts]\nunmount();\n${fence}\n`,
    `${fence}ts\nmount();\n${fence}\n`,
    `${fence}ts [test/consumers/vue/gone.ts]\nmount();\n${fence}\n`,
  ].join('\n');
  expect(judge(text)).toEqual([
    'docs/guides/vue.md: the code of test/consumers/vue/main.ts differs from the file',
    'docs/guides/vue.md: no file is named at the block that begins with mount();',
    'docs/guides/vue.md: there is no test/consumers/vue/gone.ts',
  ]);
  expect(judge('No code.')).toEqual(['docs/guides/vue.md: no block of code was read']);
});
