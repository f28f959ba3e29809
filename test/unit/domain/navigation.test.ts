import { describe, expect, test } from 'vitest';
import { navigationItems } from '../../../src/domain/navigation-items.ts';
import { activeHref, isReceipt, navigationPath } from '../../../src/domain/navigation-path.ts';
import { onlineBankLink } from '../../../src/domain/online-bank-link.ts';

const portal = '/privat/forsikring/oversikt';
const nothing = { reportClaimUrl: undefined, claimsUrl: undefined, hasDamagePayment: false, offerCount: 0 };
const hrefs = (facts: Partial<Parameters<typeof navigationItems>[0]> = {}) =>
  Object.fromEntries(navigationItems({ ...nothing, ...facts }).map(({ name, href }) => [name, href]));

describe('the items', () => {
  test('NA-04 NA-05 NA-06 NA-07 NA-09 NA-10 RT-11 T-12 their order and addresses, with nothing configured', () => {
    expect(Object.entries(hrefs())).toEqual([
      ['overview', portal],
      ['documents', '/privat/forsikring/dokumenter'],
      ['invoices', `${portal}/betaling`],
      ['purchase', `${portal}/kjopsinnganger`],
      ['claims', `${portal}/jump/seopp/skadesaker`],
      ['profile', `${portal}/forsikringsprofil`],
    ]);
  });

  test('NA-08 NA-09 NA-14 the two about claims are external; one of them only where its address is known', () => {
    const items = navigationItems({ ...nothing, reportClaimUrl: 'https://a.example/', claimsUrl: 'https://b.example/' });
    expect(items.filter(({ isExternal }) => isExternal)).toEqual([
      { name: 'reportClaim', href: 'https://a.example/', isExternal: true },
      { name: 'claims', href: 'https://b.example/', isExternal: true },
    ]);
  });

  test('NA-11 the offers come last, when there are some', () => {
    expect(Object.entries(hrefs({ offerCount: 1 })).at(-1)).toEqual(['offers', `${portal}/tilbud`]);
  });

  test('RT-12 RT-13 T-12 the payment of damage insurances only where it is switched on, and never as Faktura', () => {
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
    ['/tilbud/?a=/betaling', `${portal}/tilbud`],
    [`${portal}/tilbud/12/kvittering`, `${portal}/tilbud`],
    ['/privat/forsikring/dokumenter/2024', '/privat/forsikring/dokumenter'],
    ['/jump/seopp/skadesaker', `${portal}/jump/seopp/skadesaker`],
    ['/tilbudene', undefined],
    ['/finnes-ikke', undefined],
    ['/privat/forsikring', undefined],
    ['/privat/forsikringer/dokumenter', undefined],
  ])('NA-18 NA-19 %s', (path, active) => {
    expect(activeHref(navigationPath(path), all)).toBe(active);
  });

  test('NA-19 the longest of several', () => {
    expect(activeHref('/a/b/c', ['/a', '/a/b', '/a/b/c/d'])).toBe('/a/b');
  });

  test('NA-22 NA-23 a receipt', () => {
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

  test('NX-18 T-39 none for sb1 outside of its online bank, whatever is configured', () => {
    expect(onlineBankLink({ ...bank, loginContext: 'OWN_SITE' })).toBe(undefined);
  });

  test('NX-19 NX-21 FH-16 for sb1 from its online bank, by the bank of the customer', () => {
    expect(onlineBankLink(bank)).toBe('https://www.sparebank1.no/nord/nettbank-privat/oversikt');
    expect(onlineBankLink({ ...bank, baseUrl: 'https://test.example/', overviewPath: '/hjem' })).toBe('https://test.example/nord/hjem');
    expect(onlineBankLink({ ...bank, domain: '../a b' })).toBe('https://www.sparebank1.no/..%2Fa%20b/nettbank-privat/oversikt');
  });

  test.each([undefined, '', ' ', '..'])('NX-21 none for sb1 without a bank: %s', (domain) => {
    expect(onlineBankLink({ ...bank, domain })).toBe(undefined);
  });

  test.each(['OWN_SITE', 'NETTBANK'] as const)('NX-20 for others what is configured, in %s', (loginContext) => {
    expect(onlineBankLink({ ...bank, distributor: 'eika', loginContext })).toBe('https://bank.example/');
    expect(onlineBankLink({ ...bank, distributor: 'none', loginContext, bankUrl: undefined })).toBe(undefined);
  });
});
