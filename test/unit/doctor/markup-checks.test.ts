import { expect, test } from 'vitest';
import { findUnknownAttributes, findUnknownDistributors, findUnknownFields, findUnknownTags } from '../../../src/doctor/markup-checks.ts';
import type { PageFacts } from '../../../src/doctor/page-facts.ts';

/** What is found in a page with this distributor in an attribute and in the configuration. */
function foundFor(attribute: string, shortname: string) {
  const elements = [{ tag: 'kfp-runtime', isDefined: true, attributes: { distributor: attribute }, known: ['distributor'], inside: undefined, lacksCode: false, width: 0 }];
  const facts: Pick<PageFacts, 'elements' | 'config'> = { elements, config: { written: { distributorInfo: { shortname } }, checked: {} } };
  return findUnknownDistributors(facts).map(({ what, mend }) => `${what}: ${mend}`);
}

test('a distributor in capitals counts in the configuration, and not in an attribute OP-10', () => {
  expect(foundFor('eika', 'EIKA')).toEqual([]);
  expect(foundFor('EIKA', 'eika')).toEqual(['<kfp-runtime distributor> is «EIKA», which is not a distributor, so "none" counts: use eika']);
});

test('any tag of a language is a good name in texts OP-10', () => {
  const config = { written: { texts: { no: {}, 'nb-NO': {} }, inserer: '' }, checked: { texts: { nb: {}, nn: {}, en: {} }, insurerName: 'Fjord', inserer_: '' } };
  expect(findUnknownFields({ config }).map(({ what }) => what)).toEqual(['configuration: inserer is not a field']);
});

test.each([
  ['kfp-ofers', ['kfp-offers']],
  ['kpf-profile', ['kfp-profile']],
  ['kfb-header', ['kfp-header']],
  // Prefixes of hosts: Angular's components are no custom elements, so nothing defines their tags.
  ['app-header', []],
  ['fp-banner', []],
  ['api-offers', []],
  ['kfk-cards', []],
])('<%s> of a host is taken for %j OP-10', (tag, meant) => {
  const elements = [{ tag, isDefined: false, attributes: {}, known: [], inside: undefined, lacksCode: false, width: 0 }];
  const ourTags = ['kfp-header', 'kfp-offers', 'kfp-profile'];
  expect(findUnknownTags({ elements, ourTags }).map(({ mend }) => mend)).toEqual(meant.map((name) => `use <${name}>`));
});

/** What is meant by the unknown attributes of an element with these attributes. */
function meantBy(attributes: Readonly<Record<string, string>>) {
  const known = ['buttons', 'heading-level', 'logo', 'no-heading', 'path'];
  return findUnknownAttributes({ elements: [{ tag: 'kfp-header', attributes, known }] }).map(({ mend }) => mend);
}

test.each([
  ['Alpine has set', { ':buttons': 'buttons', buttons: '[]', ':heading-level': 'level', 'heading-level': '3' }, []],
  ['Alpine binds', { 'x-path': 'path', 'x-logo': 'logo', 'x-bind:logo': 'logo' }, []],
  ['htmx reads', { 'hx-heading': 'true' }, []],
  ['nobody has compiled', { ':buttons': 'buttons', ':heading-level': 'level', logo: '/logo.svg' }, ['use buttons', 'use heading-level']],
  ['are misspelt beside a good one', { ':butons': 'buttons', buttons: '[]', xpath: '/' }, ['use buttons', 'use path']],
])('attributes that %s OP-10', (_what, attributes, meant) => {
  expect(meantBy(attributes)).toEqual(meant);
});
