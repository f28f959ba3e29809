import { expect, test } from 'vitest';
import { fill } from '../../../src/platform/texts.ts';

test.each([
  ['Totalt {amount}', 'Totalt 12 kr'], ['{amount} og {amount}', '12 kr og 12 kr'], ['{other}', '{other}'],
  ['{constructor} {toString}', '{constructor} {toString}'], ['Ingen', 'Ingen'],
])('what stands in braces is filled in, and nothing that was not given: %s LN-07', (text, filled) => {
  expect(fill<string>(text, { amount: '12 kr' })).toBe(filled);
});
