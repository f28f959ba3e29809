import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameOffer, sortOffers } from '../../../src/domain/offer.ts';
import { policySources } from '../../../src/domain/offer.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { hostileText } from './hostile-text.ts';
import { offerWith } from './samples.ts';

describe('order', () => {
  const offer = (source?: string, name?: string, description?: string) => offerWith({ source, name, description });
  const sortNames = (names: readonly (string | undefined)[]) =>
    sortOffers(names.map((name) => offer('NICE', name))).map((one) => one.name);

  test('sorts by source, unknown and missing ones last OF-23 OF-26', () => {
    const sources = ['UKJENT', undefined, ...policySources].reverse();
    const sorted = sortOffers(sources.map((source) => offer(source))).map((one) => one.source);
    expect(sorted.slice(0, 7)).toEqual(['NICE', 'EIKA_SKADE', 'LOFAVOR', 'PROLIFE', 'EIKA_PERSON', 'PARIS', 'NSF']);
    expect(sorted.slice(7)).toEqual([undefined, 'UKJENT']);
  });

  test('the source goes before the name OF-23 OF-24', () => {
    expect(sortOffers([offer('NSF', 'A'), offer('NICE', 'B')]).map((one) => one.name)).toEqual(['B', 'A']);
  });

  test('sorts names as Norwegians do, missing ones first OF-24 OF-26 T-46', () => {
    expect(sortNames(['Ås', 'Ørn', 'Ære', 'zebra', 'Zulu', 'båt', 'Bil', undefined, 'bolig'])).toEqual([
      undefined, 'Bil', 'bolig', 'båt', 'zebra', 'Zulu', 'Ære', 'Ørn', 'Ås',
    ]);
    expect(sortNames(['Aasen', 'bil', 'étui', 'fly'])).toEqual(['bil', 'étui', 'fly', 'Aasen']);
  });

  test('sorts any words as Intl does in Norwegian OF-24 OF-26 T-46', () => {
    const { compare } = new Intl.Collator('nb');
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abehoøåsuvwxyzBVWZ 1')), maxLength: 5 });
    fc.assert(fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      expect(sortNames(words)).toEqual([...words].sort(compare));
    }), fuzzRuns());
  });

  test('sorts offers of one name by description, missing ones first OF-25', () => {
    const sorted = sortOffers([offer('NICE', 'Bil', 'Volvo'), offer('NICE', 'Bil', 'Audi'), offer('NICE', 'Bil')]);
    expect(sorted.map((one) => one.description)).toEqual([undefined, 'Audi', 'Volvo']);
  });

  test('keeps offers alike in their order and the list that it was given as it was OF-26', () => {
    const given = [offer('X'), offer('NICE'), offer(undefined), offer('NICE'), offer('Y')];
    const copy = [...given];
    const sorted = sortOffers(given);
    expect(given).toEqual(copy);
    expect(sorted.map((one) => given.indexOf(one))).toEqual([1, 3, 0, 2, 4]);
  });

  test('any offers come out complete, in the same order however they came OF-23 to OF-26', () => {
    const text = fc.option(hostileText('Å', 'aa', 'b', 'B'), { nil: undefined });
    const source = fc.constantFrom(...policySources, undefined, 'UKJENT');
    const offers = fc.array(fc.record({ source, name: text, description: text }).map(offerWith), { maxLength: 8 });
    fc.assert(
      fc.property(offers, (given) => {
        const sorted = sortOffers(given);
        expect(sorted.length === given.length && given.every((one) => sorted.includes(one))).toBe(true);
        expect(sortOffers(sorted).every((one, index) => one === sorted[index])).toBe(true);
        const ranks = sorted.map((one) => [...policySources, one.source].indexOf(one.source));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }),
      fuzzRuns(),
    );
  });
});

describe('the same offer in two responses', () => {
  const one = offerWith({ policyNumber: '777', versionNumber: '1', source: 'NICE', productType: 'BIL', name: 'Bil', description: 'Volvo' });

  test.each(['policyNumber', 'versionNumber', 'source', 'productType', 'name', 'description'] as const)('has the same %s OF-32 PR-72', (field) => {
    expect(isSameOffer(one, { ...one })).toBe(true);
    expect(isSameOffer(one, { ...one, [field]: '2' })).toBe(false);
  });
});
