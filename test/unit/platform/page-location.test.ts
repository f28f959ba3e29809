import { afterEach, expect, test, vi } from 'vitest';
import { pageLocation } from '../../../src/platform/page-location.ts';

const bank = { location: new URL('https://www.bank.example/min/side?a=1') } as unknown as Window;
const at = (href: string) => ({ location: new URL(href), parent: bank }) as unknown as Window;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https://www.bank.example/min/side?a=1', 'https://www.bank.example', 'https://www.bank.example/min/side?a=1'],
  ['about:srcdoc', 'https://www.bank.example', 'https://www.bank.example/min/side?a=1'],
  ['about:blank', 'https://www.bank.example', 'https://www.bank.example/'],
  ['blob:https://www.bank.example/7f1c', 'https://www.bank.example', 'https://www.bank.example/'],
  // A sandbox without an origin.
  ['about:srcdoc', 'null', 'about:srcdoc'],
  ['blob:null/7f1c', 'null', 'blob:null/7f1c'],
])('the document %s of the origin %s is at %s', (href, origin, expected) => {
  vi.stubGlobal('self', { origin });
  expect(pageLocation(at(href)).href).toBe(expected);
});
