import { expect, test } from 'vitest';
import { findUnknownDistributors } from '../../../src/doctor/markup-checks.ts';
import type { PageFacts } from '../../../src/doctor/page-facts.ts';

/** What is found in a page with this distributor in an attribute and in the configuration. */
function foundFor(attribute: string, shortname: string) {
  const elements = [{ tag: 'kfp-runtime', isDefined: true, attributes: { distributor: attribute }, known: ['distributor'], width: 0 }];
  const facts: Pick<PageFacts, 'elements' | 'config'> = { elements, config: { written: { distributorInfo: { shortname } }, checked: {} } };
  return findUnknownDistributors(facts).map(({ what, mend }) => `${what}: ${mend}`);
}

test('a distributor in capitals counts in the configuration, and not in an attribute OP-10', () => {
  expect(foundFor('eika', 'EIKA')).toEqual([]);
  expect(foundFor('EIKA', 'eika')).toEqual(['<kfp-runtime distributor> is «EIKA», which is no distributor, so "none" counts: use eika']);
});
