import { expect, test } from 'vitest';
import { allowedEdits, nearestWord } from '../../../src/platform/nearest-word.ts';

const words = ['kfp-overview', 'kfp-offers', 'kfp-profile', 'kfp-portal'];

test.each([
  ['kfp-overveiw', 'kfp-overview', 'two letters swapped'],
  ['kfp-ofers', 'kfp-offers', 'one left out'],
  ['kfp-profiles', 'kfp-profile', 'one added'],
  ['kpf-portal', 'kfp-portal', 'swapped at the start'],
  ['KFP-Offers', 'kfp-offers', 'other letters of the same name'],
  ['kfp-prortel', 'kfp-portal', 'one added and one changed'],
])('%s is %s: %s', (written, meant) => {
  expect(nearestWord(written, words, 2)).toBe(meant);
});

test('what differs more is another word', () => {
  expect(nearestWord('kfp-chat', words, 2)).toBeUndefined();
  expect(nearestWord('', words, 2)).toBeUndefined();
  expect(nearestWord('kfp-offers', [], 2)).toBeUndefined();
});

test('a short name may have one wrong letter, a longer one two', () => {
  expect(['max', 'theme', 'config'].map(allowedEdits)).toEqual([1, 1, 2]);
});

test('one letter more than may differ is too much, and of two words that are as near the first is meant', () => {
  expect([nearestWord('kfp-oferx', words, 1), nearestWord('kfp-oferx', words, 2)]).toEqual([undefined, 'kfp-offers']);
  expect(nearestWord('bat', ['cat', 'hat'], 1)).toBe('cat');
});
