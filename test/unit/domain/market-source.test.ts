import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Distributor } from '../../../src/domain/distributor.ts';
import { distributors } from '../../../src/domain/distributor.ts';
import type { MarketSource, MarketSourceSigns } from '../../../src/domain/market-source.ts';
import { marketSource, marketSources } from '../../../src/domain/market-source.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { hostileText } from './hostile-text.ts';

const none: MarketSourceSigns = { search: '', stored: undefined, distributor: 'none', loginContext: 'OWN_SITE' };

test.each([
  ['?fromLo', 'LO'],
  ['?fromLo=true', 'LO'],
  ['?a=1&source=fromLo', 'LO'],
  ['?fromFinn', 'FINN'],
  ['?fromMinBil=1', 'MIN_BIL'],
  ['?fromFIFBil', 'FIF_BIL'],
  ['?fromFIFBilNy=1', 'FIF_BIL'],
  ['?source=fromFIFBil-hoved', 'FIF_BIL'],
  ['fromLo', 'LO'],
  ['?from%4Co', 'LO'],
  ['?fromFinn&fromLo', 'LO'],
  ['?fromLo=false', 'KUNDEKLIENT_SKADE'],
  ['?fromLo=false&kilde=fromFinn', 'FINN'],
  ['?fromLofoten', 'KUNDEKLIENT_SKADE'],
  ['?notfromFIFBil', 'KUNDEKLIENT_SKADE'],
  ['?a=%E0%A4%A', 'KUNDEKLIENT_SKADE'],
  ['', 'KUNDEKLIENT_SKADE'],
])('the query %j gives %s CF-58 to CF-61', (search, expected) => {
  expect(marketSource({ ...none, search })).toBe(expected);
});

const ofDistributor: Record<Distributor, MarketSource> = {
  sb1: 'SB1',
  eika: 'EIKA',
  fana: 'FANA',
  sbm: 'SBM',
  dnb: 'DNB',
  none: 'KUNDEKLIENT_SKADE',
  fremtind: 'KUNDEKLIENT_SKADE',
};

test.each(distributors)('the market source of the distributor %s CF-62 CF-64', (distributor) => {
  expect(marketSource({ ...none, distributor })).toBe(ofDistributor[distributor]);
});

test.each([
  ['MOBILBANK', 'MOBILBANK'],
  ['MOBILBANK_DNB', 'MOBILBANK'],
  ['NETTBANK', 'NETTBANK'],
  ['OWN_SITE', 'KUNDEKLIENT_SKADE'],
] as const)('CF-63 T-54 the login context %s gives %s', (loginContext, expected) => {
  expect(marketSource({ ...none, loginContext })).toBe(expected);
});

test('takes address, storage, distributor, login context in this order CF-65', () => {
  const all: MarketSourceSigns = { search: '?fromLo', stored: 'FINN', distributor: 'eika', loginContext: 'NETTBANK' };
  expect(marketSource(all)).toBe('LO');
  expect(marketSource({ ...all, search: '' })).toBe('FINN');
  expect(marketSource({ ...all, search: '', stored: undefined })).toBe('EIKA');
  expect(marketSource({ ...all, search: '', stored: 'KUNDEKLIENT_SKADE' })).toBe('EIKA');
  expect(marketSource({ ...all, search: '', stored: undefined, distributor: 'none' })).toBe('NETTBANK');
});

test.each(['', 'lo', 'NONE', 'FREMTIND', '<script>', 'OWN_SITE'])('ignores the stored %j CF-65', (stored) => {
  expect(marketSource({ ...none, stored, distributor: 'dnb' })).toBe('DNB');
});

test('any signs give one of the known codes CF-65', () => {
  const signs = fc.record({
    search: hostileText('fromLo', 'fromFIFBil', '?', '&', '=', '%'),
    stored: fc.option(hostileText('LO', 'FINN'), { nil: undefined }),
    distributor: fc.constantFrom(...distributors),
    loginContext: fc.constantFrom('MOBILBANK', 'MOBILBANK_DNB', 'NETTBANK', 'OWN_SITE'),
  });
  fc.assert(
    fc.property(signs, (given) => {
      expect(marketSources).toContain(marketSource(given));
    }),
    fuzzRuns(),
  );
});
