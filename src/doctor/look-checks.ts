import type { HeadingFact, PageFacts, Problem } from './page-facts.ts';

/** The minimum contrast of WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;

export function findLowContrast({ colours }: PageFacts): readonly Problem[] {
  return colours.filter(({ ratio }) => ratio < leastContrast).map(({ text, ground, ratio }) => ({
    what: `--kfp-color-${text} on --kfp-color-${ground} has a contrast of ${ratio.toFixed(1)}:1; text needs 4.5:1`,
    mend: `Set one of the two to a colour that is further from the other`,
  }));
}

export function findWrongHeadings({ headings }: PageFacts): readonly Problem[] {
  return headings.flatMap((heading, index) => {
    const before = headings[index - 1];
    if (!before || heading.level <= before.level + 1 || !(heading.isOurs || before.isOurs)) return [];
    return [{
      what: `The heading «${heading.text}» has level ${heading.level} after «${before.text}» with level ${before.level}`,
      mend: mendOf(heading, before.level + 1),
    }];
  });
}

/** How the heading gets the level that it needs. */
function mendOf({ level, isOurs, titleLevel }: HeadingFact, needed: number): string {
  const between = 'give the page the heading between them';
  if (!isOurs) return `Give it level ${needed}, or ${between}`;
  // The attribute moves all headings of the element by the same number, and takes 1 to 4.
  const wanted = titleLevel === undefined ? 0 : titleLevel + needed - level;
  return wanted >= 1 && wanted <= 4 ? `Set heading-level="${wanted}" on the element, or ${between}` : 'Give the page the heading between them';
}
