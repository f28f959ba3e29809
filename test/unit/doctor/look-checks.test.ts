import { describe, expect, test } from 'vitest';
import { findWrongHeadings } from '../../../src/doctor/look-checks.ts';
import type { HeadingFact, PageFacts } from '../../../src/doctor/page-facts.ts';

/** A heading of the page, or one of ours in an element whose title has a level. */
const own = (level: number): HeadingFact => ({ level, text: 'Banken', isOurs: false, titleLevel: undefined });
const ours = (level: number, titleLevel?: number): HeadingFact => ({ level, text: 'Tilbud', isOurs: true, titleLevel });
const mends = (...headings: readonly HeadingFact[]) => findWrongHeadings({ headings } as unknown as PageFacts).map(({ mend }) => mend);
const between = 'give the page the heading between them';

describe('what to change where a heading skips a level', () => {
  test('is heading-level, for a heading of ours OP-10', () => {
    expect(mends(own(1), ours(4, 4))).toEqual([`Set heading-level="2" on the element, or ${between}`]);
    expect(mends(ours(2, 2), ours(4, 4))).toEqual([`Set heading-level="3" on the element, or ${between}`]);
  });

  test('moves a heading below a title that no-heading leaves out OP-10', () => {
    expect(mends(own(1), ours(3, 2))).toEqual([`Set heading-level="1" on the element, or ${between}`]);
  });

  test('is never a level that heading-level does not take, or an attribute that the element does not have OP-10', () => {
    expect(mends(own(1), ours(4, 2))).toEqual(['Give the page the heading between them']);
    expect(mends(own(1), ours(3))).toEqual(['Give the page the heading between them']);
  });

  test('is the own heading of the page, where that one skips after ours OP-10', () => {
    expect(mends(ours(2, 2), own(4))).toEqual([`Give it level 3, or ${between}`]);
    expect(mends(ours(4, 4), own(6))).toEqual([`Give it level 5, or ${between}`]);
  });

  test('is nothing between two headings of the page, and without a skipped level OP-10', () => {
    expect(mends(own(1), own(4))).toEqual([]);
    expect(mends(own(1), ours(2, 2), ours(3, 2), own(2))).toEqual([]);
  });
});
