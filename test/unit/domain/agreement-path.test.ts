import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreementPath } from '../../../src/domain/agreement-path.ts';
import { policySources } from '../../../src/domain/policy.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { hostileText } from './hostile-text.ts';
import { agreementWith } from './samples.ts';

const eikaUrl = 'https://eika.example/forsikring';
const prefix = '/privat/forsikring/';

function pathOf(fields: Parameters<typeof agreementWith>[0], url: string | undefined = eikaUrl): string | undefined {
  return agreementPath(agreementWith({ policyNumber: '123', source: 'NICE', ...fields }), url)?.href;
}

const detailPaths = [
  ['KJAELEDYR', 'skade/kjaeledyr/detaljer'],
  ['LOFAVOR_KJAELEDYR', 'skade/kjaeledyr/detaljer'],
  ['INNBO', 'innbo/detaljer'],
  ['KOLLEKTIV_HJEM', 'skade/kollektiv/detaljer'],
  ['BOLIGSELGER', 'skade/boligselger/detaljer'],
  ['HUS', 'hus/detaljer'],
  ['FRITIDSHUS', 'hytte/detaljer'],
  ['REISE', 'skade/reise/detaljer'],
  ['KOLLEKTIV_REISE', 'skade/kollektiv/detaljer'],
  ['BAAT', 'motor/detaljer'],
  ['MC', 'motor/detaljer'],
  ['MOPED', 'motor/detaljer'],
  ['NAERINGSBIL', 'motor/detaljer'],
  ['VETERANBIL', 'motor/detaljer'],
  ['SNOSCOOTER', 'motor/detaljer'],
  ['TRAKTOR', 'motor/detaljer'],
  ['CAMPINGVOGN', 'motor/detaljer'],
  ['VAREBIL', 'motor/detaljer'],
  ['ANNEN_BIL', 'motor/detaljer'],
  ['ANNET_KJORETOY', 'motor/detaljer'],
  ['BIL', 'motor/detaljer'],
  ['SEK', 'motor/detaljer'],
  ['TILHENGER', 'motor/detaljer'],
  ['BOBIL', 'motor/detaljer'],
  ['GRUPPE_LIV', 'skade/kollektiv/detaljer'],
  ['GRUPPE_', 'skade/kollektiv/detaljer'],
  ['KOLLEKTIV_ULYKKE', 'skade/kollektiv/detaljer'],
  ['KOLLEKTIV_HJEM_UTVIDELSE', 'skade/kollektiv/detaljer'],
  ['HEST', 'detaljer'],
  ['VERDISAKER', 'detaljer'],
  ['LANDBRUK', 'detaljer'],
  ['REISE_UTVIDELSE', 'detaljer'],
  ['GRUPPE', 'skade/mangler-detaljer'],
  ['UTVIDELSE', 'skade/mangler-detaljer'],
  ['UTVIDELSE_REISE', 'skade/mangler-detaljer'],
  ['EN_GRUPPE_LIV', 'skade/mangler-detaljer'],
  ['ROMSKIP', 'skade/mangler-detaljer'],
  ['constructor', 'skade/mangler-detaljer'],
  ['__proto__', 'skade/mangler-detaljer'],
  ['*', 'skade/mangler-detaljer'],
  ['', 'skade/mangler-detaljer'],
  [undefined, 'skade/mangler-detaljer'],
] as const;

test.each(detailPaths)('AL-01 to AL-32 leads %s to %s', (productType, path) => {
  expect(pathOf({ productType })).toBe(`${prefix}${path}/123`);
  expect(pathOf({ productType: productType?.toLowerCase() })).toBe(`${prefix}${path}/123`);
});

test.each([
  ['KOLLEKTIV_REISE', 'Y44', 'RENEWAL', 'skade/kollektiv/detaljer'],
  ['KOLLEKTIV_REISE', 'Y44', 'ACTIVE', 'detaljer'],
  ['KOLLEKTIV_REISE', 'Y44', 'PENDING', 'detaljer'],
  ['KOLLEKTIV_REISE', 'Y44', undefined, 'detaljer'],
  ['kollektiv_reise', 'y44', 'ACTIVE', 'detaljer'],
  ['KOLLEKTIV_REISE', 'Y45', 'ACTIVE', 'skade/kollektiv/detaljer'],
  ['KOLLEKTIV_REISE', undefined, 'ACTIVE', 'skade/kollektiv/detaljer'],
  ['KOLLEKTIV_HJEM', 'Y44', 'ACTIVE', 'skade/kollektiv/detaljer'],
  ['REISE', 'Y44', 'ACTIVE', 'skade/reise/detaljer'],
])('AL-28 AL-29 leads %s with code %s and status %s to %s', (productType, productCode, status, path) => {
  expect(pathOf({ productType, productCode, status })).toBe(`${prefix}${path}/123`);
});

const anyTypes = ['HUS', 'KOLLEKTIV_REISE', 'GRUPPE_LIV', undefined];

test.each(anyTypes)('AL-33 AL-34 AL-38 the source goes before the type %s', (productType) => {
  expect(pathOf({ source: 'PROLIFE', productType })).toBe(`${prefix}liv/avtaledetaljer/123`);
  expect(pathOf({ source: 'EIKA_PERSON', productType })).toBe(`${prefix}liv/avtaledetaljer/eika/123`);
  expect(pathOf({ source: 'EIKA_SKADE', productType })).toBe(`${eikaUrl}?forsikringsnummer=123`);
  expect(pathOf({ source: 'prolife', productType })).toBe(`${prefix}liv/avtaledetaljer/123`);
});

describe('the distributor’s detail page', () => {
  test.each([
    ['https://e.no', 'https://e.no?forsikringsnummer=1%2F2'],
    ['https://e.no/a?b=c', 'https://e.no/a?b=c&forsikringsnummer=1%2F2'],
    ['https://e.no/a?b=c&', 'https://e.no/a?b=c&forsikringsnummer=1%2F2'],
    ['https://e.no/a?', 'https://e.no/a?forsikringsnummer=1%2F2'],
    ['https://e.no/a#top', 'https://e.no/a?forsikringsnummer=1%2F2#top'],
    ['https://e.no/a?b#top?x', 'https://e.no/a?b&forsikringsnummer=1%2F2#top?x'],
    ['https://e.no/a?b=c#/d?e=f#g', 'https://e.no/a?b=c&forsikringsnummer=1%2F2#/d?e=f#g'],
    ['https://e.no/a?forsikringsnummer=', 'https://e.no/a?forsikringsnummer=1%2F2'],
    ['https://e.no/a?forsikringsnummer=0&b=c%20d', 'https://e.no/a?b=c%20d&forsikringsnummer=1%2F2'],
    ['https://e.no/a?forsikringsnummer2=0', 'https://e.no/a?forsikringsnummer2=0&forsikringsnummer=1%2F2'],
    ['/nettbank/forsikring', '/nettbank/forsikring?forsikringsnummer=1%2F2'],
  ])('AL-35 AL-37 gets the number when it is %s', (url, expected) => {
    const agreement = agreementWith({ policyNumber: '1/2', source: 'EIKA_SKADE' });
    expect(agreementPath(agreement, url)).toEqual({ href: expected, isExternal: true });
  });

  test.each([undefined, ''])('AL-37 is the missing-details route when it is %j', (url) => {
    const agreement = agreementWith({ policyNumber: '123', source: 'EIKA_SKADE', productType: 'HUS' });
    expect(agreementPath(agreement, url)).toEqual({ href: `${prefix}skade/mangler-detaljer/123`, isExternal: false });
  });
});

test.each([
  ['1/2', '1%2F2'],
  ['1 2', '1%202'],
  ['a?b#c', 'a%3Fb%23c'],
  ['../../x', '..%2F..%2Fx'],
  ['%2e%2e', '%252e%252e'],
  ['...', '...'],
  ['æ', '%C3%A6'],
  ['\ud800', '%EF%BF%BD'],
  ['a\udc00b', 'a%EF%BF%BDb'],
  ['\ud83d\ude00', '%F0%9F%98%80'],
])('AL-39 writes the number %j as %s', (policyNumber, segment) => {
  expect(pathOf({ policyNumber, productType: 'HUS' })).toBe(`${prefix}hus/detaljer/${segment}`);
});

test.each([undefined, '', '  ', '.', '..'])('AL-39 leads nowhere with the number %j', (policyNumber) => {
  for (const source of policySources) expect(pathOf({ policyNumber, source })).toBeUndefined();
});

test('AL-27 AL-39 any agreement leads to one segment below a known path, or nowhere', () => {
  const text = fc.option(hostileText('.', '/', '\\', '%', '\ud800'), { nil: undefined });
  const source = fc.constantFrom(undefined, ...policySources.filter((one) => one !== 'EIKA_SKADE'));
  const productType = fc.oneof(fc.constantFrom(...detailPaths.map(([code]) => code)), text);
  const known = [...new Set([...detailPaths.map(([, path]) => path), 'liv/avtaledetaljer', 'liv/avtaledetaljer/eika'])];
  fc.assert(
    fc.property(fc.record({ policyNumber: text, source, productType, productCode: text, status: text }), (fields) => {
      const link = agreementPath(agreementWith(fields), eikaUrl);
      if (!link) return;
      const { pathname, origin } = new URL(link.href, 'https://www.bank.no/x/y');
      expect(origin).toBe('https://www.bank.no');
      expect(pathname).toBe(link.href);
      expect(known).toContain(pathname.slice(prefix.length, pathname.lastIndexOf('/')));
    }),
    fuzzRuns(),
  );
});
