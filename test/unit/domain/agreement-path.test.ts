import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreementPath } from '../../../src/domain/agreement-path.ts';
import { policySources } from '../../../src/domain/offer.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { hostileText } from './hostile-text.ts';
import { agreementWith } from './samples.ts';

const eikaUrl = 'https://eika.example/forsikring';
const prefix = '/privat/forsikring/';

function pathOf(fields: Parameters<typeof agreementWith>[0], url: string | undefined = eikaUrl): string | undefined {
  return agreementPath(agreementWith({ policyNumber: '123', source: 'NICE', ...fields }), url)?.href;
}

test('Y44 has its detail page while the status is RENEWAL AL-28 AL-38', () => {
  expect(pathOf({ productType: 'KOLLEKTIV_REISE', productCode: 'Y44', status: 'RENEWAL' })).toBe(`${prefix}skade/kollektiv/detaljer/123`);
});

test.each(['RENEWED', 'ACTIVE', undefined])('and none while it is %s AL-28', (status) => {
  expect(pathOf({ productType: 'KOLLEKTIV_REISE', productCode: 'Y44', status })).toBe(`${prefix}detaljer/123`);
});

const detailPaths = [
  ['AL-01', 'KJAELEDYR', 'skade/kjaeledyr/detaljer'],
  ['AL-01', 'LOFAVOR_KJAELEDYR', 'skade/kjaeledyr/detaljer'],
  ['AL-02', 'INNBO', 'innbo/detaljer'],
  ['AL-03 AL-36', 'KOLLEKTIV_HJEM', 'skade/kollektiv/detaljer'],
  ['AL-04', 'BOLIGSELGER', 'skade/boligselger/detaljer'],
  ['AL-05', 'HUS', 'hus/detaljer'],
  ['AL-06', 'FRITIDSHUS', 'hytte/detaljer'],
  ['AL-07', 'REISE', 'skade/reise/detaljer'],
  ['AL-08 AL-36', 'KOLLEKTIV_REISE', 'skade/kollektiv/detaljer'],
  ['AL-09', 'BAAT', 'motor/detaljer'],
  ['AL-10', 'MC', 'motor/detaljer'],
  ['AL-11', 'MOPED', 'motor/detaljer'],
  ['AL-12', 'NAERINGSBIL', 'motor/detaljer'],
  ['AL-13', 'VETERANBIL', 'motor/detaljer'],
  ['AL-14', 'SNOSCOOTER', 'motor/detaljer'],
  ['AL-15', 'TRAKTOR', 'motor/detaljer'],
  ['AL-16', 'CAMPINGVOGN', 'motor/detaljer'],
  ['AL-17', 'VAREBIL', 'motor/detaljer'],
  ['AL-18', 'ANNEN_BIL', 'motor/detaljer'],
  ['AL-19', 'ANNET_KJORETOY', 'motor/detaljer'],
  ['AL-20', 'BIL', 'motor/detaljer'],
  ['AL-21', 'SEK', 'motor/detaljer'],
  ['AL-30', 'TILHENGER', 'motor/detaljer'],
  ['AL-30', 'BOBIL', 'motor/detaljer'],
  ['AL-22 AL-36', 'GRUPPE_LIV', 'skade/kollektiv/detaljer'],
  ['AL-22', 'GRUPPE_', 'skade/kollektiv/detaljer'],
  ['AL-22', 'KOLLEKTIV_ULYKKE', 'skade/kollektiv/detaljer'],
  ['AL-26 AL-31', 'KOLLEKTIV_HJEM_UTVIDELSE', 'detaljer'],
  ['AL-23 AL-31 AL-36', 'HEST', 'detaljer'],
  ['AL-24 AL-31', 'VERDISAKER', 'detaljer'],
  ['AL-25 AL-31', 'LANDBRUK', 'detaljer'],
  ['AL-26 AL-31', 'REISE_UTVIDELSE', 'detaljer'],
  ['AL-27 AL-31', 'GRUPPE', 'skade/mangler-detaljer'],
  ['AL-27 AL-31', 'UTVIDELSE', 'skade/mangler-detaljer'],
  ['AL-27 AL-31', 'UTVIDELSE_REISE', 'skade/mangler-detaljer'],
  ['AL-27 AL-31', 'EN_GRUPPE_LIV', 'skade/mangler-detaljer'],
  ['AL-27 AL-31', 'ROMSKIP', 'skade/mangler-detaljer'],
  ['AL-27 AL-31', 'constructor', 'skade/mangler-detaljer'],
  ['AL-27 AL-31', '__proto__', 'skade/mangler-detaljer'],
  ['AL-27 AL-31', '*', 'skade/mangler-detaljer'],
  ['AL-27 AL-31', '', 'skade/mangler-detaljer'],
  ['AL-27 AL-31', undefined, 'skade/mangler-detaljer'],
] as const;

test.each(detailPaths)('%s AL-30 AL-32 leads %s to %s', (_row, productType, path) => {
  expect(pathOf({ productType })).toBe(`${prefix}${path}/123`);
});

test.each([
  ['KOLLEKTIV_REISE', 'Y44', 'RENEWAL', 'skade/kollektiv/detaljer'],
  ['KOLLEKTIV_REISE', 'Y44', 'ACTIVE', 'detaljer'],
  ['KOLLEKTIV_REISE', 'Y44', 'PENDING', 'detaljer'],
  ['KOLLEKTIV_REISE', 'Y44', undefined, 'detaljer'],
  ['KOLLEKTIV_REISE', 'Y45', 'ACTIVE', 'skade/kollektiv/detaljer'],
  ['KOLLEKTIV_REISE', undefined, 'ACTIVE', 'skade/kollektiv/detaljer'],
  ['KOLLEKTIV_HJEM', 'Y44', 'ACTIVE', 'skade/kollektiv/detaljer'],
  ['REISE', 'Y44', 'ACTIVE', 'skade/reise/detaljer'],
])('leads %s with code %s and status %s to %s AL-28 AL-29', (productType, productCode, status, path) => {
  expect(pathOf({ productType, productCode, status })).toBe(`${prefix}${path}/123`);
});

const anyTypes = ['HUS', 'KOLLEKTIV_REISE', 'GRUPPE_LIV', undefined];

test.each(anyTypes)('AL-33 AL-34 AL-38 the source goes before the type %s', (productType) => {
  expect(pathOf({ source: 'PROLIFE', productType })).toBe(`${prefix}liv/avtaledetaljer/123`);
  expect(pathOf({ source: 'EIKA_PERSON', productType })).toBe(`${prefix}liv/avtaledetaljer/eika/123`);
  expect(pathOf({ source: 'EIKA_SKADE', productType })).toBe(`${eikaUrl}?forsikringsnummer=123`);
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
  ])('gets the number when it is %s AL-35 AL-37', (url, expected) => {
    const agreement = agreementWith({ policyNumber: '1/2', source: 'EIKA_SKADE' });
    expect(agreementPath(agreement, url)).toEqual({ href: expected, isExternal: true });
  });

  test.each([undefined, ''])('is the missing-details route when it is %j AL-37 RT-16', (url) => {
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
])('writes the number %j as %s AL-39', (policyNumber, segment) => {
  expect(pathOf({ policyNumber, productType: 'HUS' })).toBe(`${prefix}hus/detaljer/${segment}`);
});

test.each([undefined, '', '  ', '.', '..'])('leads nowhere with the number %j AL-39', (policyNumber) => {
  for (const source of policySources) expect(pathOf({ policyNumber, source })).toBeUndefined();
});

test('any agreement with a number leads to one place, on this origin or at the distributor AL-27 AL-37 AL-39', () => {
  const text = fc.option(hostileText('.', '/', '\\', '%', '\ud800', '&', '#'), { nil: undefined });
  const oneOf = (codes: readonly string[]) => fc.oneof(fc.constantFrom(...codes), text);
  const agreements = fc.record({
    policyNumber: text,
    source: oneOf(policySources),
    productType: oneOf(detailPaths.flatMap(([, code]) => code ?? [])),
    productCode: oneOf(['Y44', 'Y45']),
    status: oneOf(['ACTIVE', 'PENDING', 'RENEWAL', 'PROCESSING']),
  });
  const bases = [...new Set([...detailPaths.map(([, , path]) => path), 'liv/avtaledetaljer', 'liv/avtaledetaljer/eika'])];
  fc.assert(
    fc.property(agreements, fc.constantFrom(undefined, `${eikaUrl}?a=b#c`), (fields, url) => {
      const { policyNumber = '' } = fields;
      const link = agreementPath(agreementWith(fields), url);
      expect(link === undefined).toBe(policyNumber.trim() === '' || policyNumber === '.' || policyNumber === '..');
      if (!link) return;
      const number = policyNumber.replace(/\p{Surrogate}/gu, '\ufffd');
      const { href, origin, pathname, searchParams, hash } = new URL(link.href, 'https://www.bank.no/x/y');
      expect(link.isExternal).toBe(url !== undefined && fields.source === 'EIKA_SKADE');
      if (link.isExternal) {
        // A browser encodes an apostrophe in a query, which encodeURIComponent leaves as it is.
        expect([href.replaceAll('%27', '\''), origin + pathname, hash]).toEqual([link.href, eikaUrl, '#c']);
        expect([...searchParams]).toEqual([['a', 'b'], ['forsikringsnummer', number]]);
        return;
      }
      expect([origin, pathname]).toEqual(['https://www.bank.no', link.href]);
      const [base, segment] = [pathname.slice(0, pathname.lastIndexOf('/')), pathname.slice(pathname.lastIndexOf('/') + 1)];
      expect(bases.map((path) => prefix + path)).toContain(base);
      expect(decodeURIComponent(segment)).toBe(number);
    }),
    fuzzRuns(),
  );
});
