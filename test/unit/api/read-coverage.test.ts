// @vitest-environment node
import { expect, test } from 'vitest';
import { reads } from './read-cases.ts';

const modules = import.meta.glob('../../../src/api/*.ts');
const texts = import.meta.glob(['./read-cases.ts', '../../support/browser/malformed-bodies.js'], { query: '?raw', import: 'default', eager: true });

const casesFile = 'test/unit/api/read-cases.ts';
const bodiesFile = 'test/support/browser/malformed-bodies.js';

/** What the elements ask before they show anything: the tests of malformed responses need right ones. */
const beforeCustomer = ['auth/session-status', 'auth/login', 'auth/bankkontakt'];

test('each query of src/api has a case', async () => {
  const exported = await Promise.all(Object.values(modules).map((load) => load()));
  const queries = exported.flatMap((module) => Object.keys(module)).filter((name) => /^(?!api)\w+Query$/.test(name));
  expect(queries).toContain('offersQuery');
  const lacking = queries.filter((name) => !new RegExp(`\\b${name}\\b`).test(texts['./read-cases.ts'] ?? ''));
  expect(lacking, `${casesFile} lacks a case of ${lacking.join(', ')}; a read of customer data also needs a response in ${bodiesFile}`).toEqual([]);
});

test('each read of customer data has a response that the tests of malformed responses change', () => {
  const paths = reads.map(({ path }) => path.replace(/\?.*/, '')).filter((path) => !beforeCustomer.includes(path));
  const lacking = paths.filter((path) => !texts['../../support/browser/malformed-bodies.js']?.includes(`'${path}': `));
  expect(lacking, `${bodiesFile} lacks a response of ${lacking.join(', ')}, which ${casesFile} reads`).toEqual([]);
});
