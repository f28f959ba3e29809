import { describe, expect, test } from 'vitest';

interface Document {
  readonly path: string;
  readonly text: string | undefined;
}

interface DocumentsCheck {
  readonly judgeDocuments: (
    readmes: readonly Document[], overview: Document, exists: (path: string) => boolean,
  ) => { readonly findings: readonly string[] };
}

/** What no compiler reads, it cannot be imported from by name. */
const documentsCheck = '../../architecture/documents.mjs';
const { judgeDocuments } = (await import(documentsCheck)) as DocumentsCheck;

const files = ['src/runtime/hens/hens.ts', 'src/runtime/hens', 'src/api/eggs.ts'];
const exists = (path: string) => files.includes(path.replace(/\/$/, ''));
const overview = { path: 'docs/architecture.md', text: 'See `src/api/eggs.ts`.' };

/** What is found in the README of one service. */
function find(text: string | undefined): readonly string[] {
  return judgeDocuments([{ path: 'src/runtime/hens/README.md', text }], overview, exists).findings;
}

describe('documents', () => {
  test.each([
    ['`hens.ts`, `src/api/eggs.ts`, `src/runtime/hens/`'],
    ['`kfp-hens`, `info.url`, `a/b`, `https://a.example/x.js?y`, `eggs()`, `<tag>.js`'],
    ['```\n`owls.ts`\n```'],
    ['hen\n'.repeat(40)],
  ])('may say %j', (text) => {
    expect(find(text)).toEqual([]);
  });

  test.each([
    [undefined, 'src/runtime/hens/README.md: missing'],
    ['hen\n'.repeat(41), 'src/runtime/hens/README.md: 41 lines, at most 40'],
    ['Hens.\n\n`owls.ts`', 'src/runtime/hens/README.md:3: there is no owls.ts'],
    ['```\nhen\n```\n`src/api/owls.ts`', 'src/runtime/hens/README.md:4: there is no src/api/owls.ts'],
    ['`src/owls/`', 'src/runtime/hens/README.md:1: there is no src/owls/'],
    ['`eggs.ts`', 'src/runtime/hens/README.md:1: there is no eggs.ts'],
  ])('must not be %j', (text, finding) => {
    expect(find(text)).toEqual([finding]);
  });

  test('are there, and name files', () => {
    expect(judgeDocuments([], { path: 'docs/architecture.md', text: undefined }, exists).findings).toEqual([
      'docs/architecture.md: missing',
      'documents: no folder of src/runtime was read',
      'documents: no name of a file was read',
    ]);
  });
});
