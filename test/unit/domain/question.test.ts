import { describe, expect, test } from 'vitest';
import { textLimit } from '../../../src/domain/question.ts';

describe('text limit', () => {
  test.each([
    [0, '0 av 250'],
    [250, '250 av 250'],
    [251, 'Du har skrevet 1 tegn for mye'],
    [300, 'Du har skrevet 50 tegn for mye'],
  ])('says of %d characters: %s VA-19 VA-20', (length, expected) => {
    expect(textLimit(length, 250)).toBe(expected);
  });
});
