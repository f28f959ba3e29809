import { describe, expect, test } from 'vitest';
import { activeHref, isReceipt, navigationItems, navigationPath, needsBankDomain, onlineBankLink } from '../../../src/domain/navigation.ts';

const portal = '/privat/forsikring/oversikt';
const nothing = { reportClaimUrl: undefined, claimsUrl: undefined, hasDamagePayment: false, offerCount: 0 };
const hrefs = (facts: Partial<Parameters<typeof navigationItems>[0]> = {}) =>
  Object.fromEntries(navigationItems({ ...nothing, ...facts }).map(({ name, href }) => [name, href]));

describe('the items', () => {
  test('their order and addresses, with nothing configured NA-04 NA-05 NA-06 NA-07 NA-09 NA-10 RT-11 T-12', () => {
    expect(Object.entries(hrefs())).toEqual([
      ['overview', portal],
      ['documents', '/privat/forsikring/dokumenter'],
      ['invoices', `${portal}/betaling`],
      ['purchase', `${portal}/kjopsinnganger`],
      ['claims', `${portal}/jump/seopp/skadesaker`],
      ['profile', `${portal}/forsikringsprofil`],
    ]);
  });

  test('the two about claims are external; one of them only where its address is known NA-08 NA-09 NA-14', () => {
    const items = navigationItems({ ...nothing, reportClaimUrl: 'https://a.example/', claimsUrl: 'https://b.example/' });
    expect(items.filter(({ isExternal }) => isExternal)).toEqual([
      { name: 'reportClaim', href: 'https://a.example/', isExternal: true },
      { name: 'claims', href: 'https://b.example/', isExternal: true },
    ]);
  });

  test('the offers come last, when there are some NA-11', () => {
    expect(Object.entries(hrefs({ offerCount: 1 })).at(-1)).toEqual(['offers', `${portal}/tilbud`]);
  });

  test('the payment of damage insurances only where it is switched on, and never as Faktura RT-12 RT-13 T-12', () => {
    const withPayment = hrefs({ hasDamagePayment: true });
    expect(withPayment['damagePayment']).toBe('/privat/forsikring/skade/betaling');
    expect(withPayment['invoices']).toBe(`${portal}/betaling`);
  });
});

describe('the active item', () => {
  const all = Object.values(hrefs({ offerCount: 2, reportClaimUrl: 'https://skade.example/tilbud' }));
  test.each([
    ['/', portal],
    ['', portal],
    [portal, portal],
    [`${portal}/`, portal],
    [`${portal}?x=1#y`, portal],
    ['/tilbud', `${portal}/tilbud`],
    ['tilbud/', `${portal}/tilbud`],
    ['/tilbud/?a=/betaling', `${portal}/tilbud`],
    [`${portal}/tilbud/12/kvittering`, `${portal}/tilbud`],
    ['/privat/forsikring/dokumenter/2024', '/privat/forsikring/dokumenter'],
    ['/jump/seopp/skadesaker', `${portal}/jump/seopp/skadesaker`],
    ['/tilbudene', undefined],
    ['/finnes-ikke', undefined],
    ['/privat/forsikring', undefined],
    ['/privat/forsikringer/dokumenter', undefined],
  ])('%s NA-18 NA-19', (path, active) => {
    expect(activeHref(navigationPath(path), all)).toBe(active);
  });

  test('the longest of several NA-19', () => {
    expect(activeHref('/a/b/c', ['/a', '/a/b', '/a/b/c/d'])).toBe('/a/b');
  });

  test('a receipt NA-22 NA-23', () => {
    expect(['/tilbud/kvittering', '/kvittering/1', '/kvitt', '/tilbud'].map(isReceipt)).toEqual([true, true, false, false]);
  });
});

describe('the way back to the online bank', () => {
  const bank = {
    distributor: 'sb1', loginContext: 'NETTBANK', domain: 'nord', bankUrl: 'https://bank.example/', baseUrl: undefined, overviewPath: undefined,
  } as const;

  test.each(['MOBILBANK', 'MOBILBANK_DNB'] as const)('NX-17 T-54 none in %s', (loginContext) => {
    for (const distributor of ['sb1', 'dnb', 'fremtind'] as const) {
      expect(onlineBankLink({ ...bank, distributor, loginContext })).toBe(undefined);
    }
  });

  test('none for sb1 outside of its online bank, whatever is configured NX-18 T-39', () => {
    expect(onlineBankLink({ ...bank, loginContext: 'OWN_SITE' })).toBe(undefined);
  });

  test('for sb1 from its online bank, by the bank of the customer NX-19 NX-21 FH-16', () => {
    expect(onlineBankLink(bank)).toBe('https://www.sparebank1.no/nord/nettbank-privat/oversikt');
    expect(onlineBankLink({ ...bank, baseUrl: 'https://test.example/', overviewPath: '/hjem' })).toBe('https://test.example/nord/hjem');
    expect(onlineBankLink({ ...bank, domain: '../a b' })).toBe('https://www.sparebank1.no/..%2Fa%20b/nettbank-privat/oversikt');
  });

  test.each([undefined, '', ' ', '..'])('none for sb1 without a bank: %s NX-21', (domain) => {
    expect(onlineBankLink({ ...bank, domain })).toBe(undefined);
  });

  test('only sb1 has its bank asked for, and only in its online bank NX-19', () => {
    const pages = [['sb1', 'NETTBANK'], ['sb1', 'OWN_SITE'], ['eika', 'NETTBANK']] as const;
    expect(pages.map(([distributor, loginContext]) => needsBankDomain({ distributor, loginContext }))).toEqual([true, false, false]);
  });

  test.each(['OWN_SITE', 'NETTBANK'] as const)('NX-20 for others what is configured, in %s', (loginContext) => {
    expect(onlineBankLink({ ...bank, distributor: 'eika', loginContext })).toBe('https://bank.example/');
    expect(onlineBankLink({ ...bank, distributor: 'none', loginContext, bankUrl: undefined })).toBe(undefined);
  });
});

test.each(['/privat/forsikring/betaling', '/privat/forsikring/betaling/123'])('%s belongs to the invoices NA-18 NA-19', (path) => {
  const hrefs = ['/privat/forsikring/oversikt', '/privat/forsikring/oversikt/betaling', '/privat/forsikring/oversikt/tilbud'];
  expect(activeHref(path, hrefs)).toBe('/privat/forsikring/oversikt/betaling');
});
