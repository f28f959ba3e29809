import { describe, expect, test } from 'vitest';
import type { PageFacts } from '../../../src/doctor/page-facts.ts';
import { findMissingSources, findWrongSources } from '../../../src/doctor/policy-checks.ts';

const page = 'https://www.bank.example/forsikring';

/** What is found in a page under one policy. */
function refusedBy(policy: string, needed: PageFacts['needed']) {
  const facts = { url: page, policies: [policy], needed, elements: [], scripts: [] } as unknown as PageFacts;
  return [...findMissingSources(facts), ...findWrongSources(facts)].map(({ mend }) => mend);
}

describe('a source of the policy', () => {
  const allowed = [
    ['with the port of its scheme', 'https://files.bank.example:443', 'https://files.bank.example/kfp.js'],
    ['with any port', 'https://files.bank.example:*', 'https://files.bank.example:8443/kfp.js'],
    ['in capitals', 'HTTPS://Files.Bank.Example', 'https://files.bank.example/kfp.js'],
    ['of plain http, which https fulfils', 'http://files.bank.example', 'https://files.bank.example/kfp.js'],
    ['that is the scheme http:', 'http:', 'https://files.bank.example/kfp.js'],
    ['of every host below', '*.bank.example:*', 'https://files.bank.example:8443/kfp.js'],
    ['of a folder', 'https://files.bank.example/kfp/', 'https://files.bank.example/kfp/1.0.0/kfp.js'],
  ] as const;
  test.each(allowed)('%s allows OP-10', (_what, source, address) => {
    expect(refusedBy(`default-src 'none'; script-src ${source}`, { 'script-src': [address] })).toEqual([]);
  });

  const refused = [
    ['of another port', 'https://files.bank.example:8443', 'https://files.bank.example/kfp.js'],
    ['of a host above', 'https://*.bank.example', 'https://bank.example/kfp.js'],
    ['of a host that ends alike', 'https://*.bank.example', 'https://otherbank.example/kfp.js'],
    ['of another folder', 'https://files.bank.example/other/', 'https://files.bank.example/kfp/kfp.js'],
    ['of https alone', 'https://files.bank.example', 'http://files.bank.example/kfp.js'],
  ] as const;
  test.each(refused)('%s refuses OP-10', (_what, source, address) => {
    expect(refusedBy(`default-src 'none'; script-src ${source}`, { 'script-src': [address] })).toEqual([`Add ${new URL(address).origin} to script-src`]);
  });
});

test('script-src-elem counts for scripts, before script-src OP-10', () => {
  const needed = { 'script-src': ['https://www.bank.example/dist/kfp.js'] };
  expect(refusedBy("default-src 'none'; script-src 'none'; script-src-elem 'self'", needed)).toEqual([]);
  expect(refusedBy("script-src 'self'; script-src-elem 'none'", needed)).toEqual(["Add 'self' to script-src-elem"]);
});

describe('a frame', () => {
  const needed = { 'frame-src': ['https://login.bank.example/start'] };
  test('is allowed by frame-src, else child-src, else default-src OP-10', () => {
    expect(refusedBy("default-src 'none'; child-src 'none'; frame-src https://login.bank.example", needed)).toEqual([]);
    expect(refusedBy("default-src 'none'; child-src https://login.bank.example", needed)).toEqual([]);
    expect(refusedBy('default-src https:', needed)).toEqual([]);
    expect(refusedBy("default-src 'none'; child-src 'self'", needed)).toEqual(['Add https://login.bank.example to child-src']);
    expect(refusedBy("default-src 'self'", needed)).toEqual(['Add frame-src https://login.bank.example']);
  });
});

test('a form is refused by form-action alone OP-10', () => {
  const needed = { 'form-action': ['https://claims.example/'] };
  expect(refusedBy("default-src 'none'", needed)).toEqual([]);
  expect(refusedBy("default-src 'none'; form-action 'self'", needed)).toEqual(['Add https://claims.example to form-action']);
});
