import type { PageFacts, Problem } from './page-facts.ts';

/** The minimum contrast of WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;

export function findLowContrast({ colours }: PageFacts): readonly Problem[] {
  return colours.filter(({ ratio }) => ratio < leastContrast).map(({ text, ground, ratio }) => ({
    what: `--kfp-color-${text} on --kfp-color-${ground} has a contrast of ${ratio.toFixed(1)}:1; text needs 4.5:1`,
    mend: `Set one of the two to a colour that is further from the other`,
  }));
}

export function findWrongHeadings({ headings }: PageFacts): readonly Problem[] {
  return headings.flatMap(({ level, text, isOurs }, index) => {
    const before = headings[index - 1];
    if (!before || level <= before.level + 1 || !(isOurs || before.isOurs)) return [];
    return [{
      what: `The heading «${text}» has level ${level} after «${before.text}» with level ${before.level}`,
      mend: `Set heading-level="${before.level + 1}" on the element, or give the page the heading between them`,
    }];
  });
}
