import { afterEach, expect, test, vi } from 'vitest';
import { uuid } from '../../../src/platform/random.ts';

const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('gives a version 4 UUID, another each time API-76', () => {
  const all = Array.from({ length: 1_000 }, uuid);
  for (const one of all) expect(one).toMatch(version4);
  expect(new Set(all).size).toBe(1_000);
});

test('gives one too where the page has no crypto.randomUUID API-76', () => {
  const { crypto: original } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => original.getRandomValues(bytes) });
  const all = Array.from({ length: 1_000 }, uuid);
  for (const one of all) expect(one).toMatch(version4);
  expect(new Set(all).size).toBe(1_000);
});

test.each([
  [0x00, '00000000-0000-4000-a000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-afff-ffffffffffff'],
])('all but version and variant is random, of bytes %i API-76', (byte, expected) => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
  expect(uuid()).toBe(expected);
});
