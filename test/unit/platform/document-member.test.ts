import { afterEach, expect, test, vi } from 'vitest';
import { createElement, documentMember, setDocumentMember } from '../../../src/platform/document-member.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['of the document', new Proxy(document, {})],
  ['of an empty object', new Proxy({}, { get: (_, name) => Reflect.get(document, name) as unknown })],
])('a sandbox that gives its code a proxy %s hides nothing', (_, proxy) => {
  vi.stubGlobal('document', proxy);
  setDocumentMember('title', 'Banken');
  expect([documentMember('title'), createElement('p', 'Tekst').outerHTML]).toEqual(['Banken', '<p>Tekst</p>']);
});
