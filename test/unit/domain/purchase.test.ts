import { expect, test } from 'vitest';
import type { PurchaseLink } from '../../../src/domain/purchase.ts';
import { productOfPage, purchaseGroups, purchaseHref, purchasePaths, unionLink } from '../../../src/domain/purchase.ts';

/** The table of PE-23, path by path. */
const links: readonly (readonly [row: string, link: PurchaseLink, path: string])[] = [
  ['AL-40', 'boat', 'motor/baat'],
  ['AL-41', 'car', 'motor/bil'],
  ['AL-42', 'motorhome', 'motor/bil/bobil'],
  ['AL-43', 'moped', 'motor/moped'],
  ['AL-44', 'motorcycle', 'motor/mc'],
  ['AL-45', 'scooter', 'motor/sek'],
  ['AL-46', 'trailer', 'motor/tilhenger?type=TILHENGER'],
  ['AL-47', 'caravan', 'motor/tilhenger?type=CAMPINGVOGN'],
  ['AL-48', 'house', 'hus'],
  ['AL-49', 'cabin', 'hytte'],
  ['AL-50', 'contents', 'innbo'],
  ['AL-51', 'dog', 'skade/kjaeledyr/hund'],
  ['AL-52', 'cat', 'skade/kjaeledyr/katt'],
  ['AL-53', 'travel', 'skade/reise'],
  ['AL-54', 'unionTravel', 'skade/reise/lofavor'],
  ['AL-55 AL-63', 'student', 'student'],
  ['AL-56 AL-63', 'young', 'ung'],
  ['AL-57', 'child', 'liv/kjop/barneforsikring'],
  ['AL-58', 'treatment', 'liv/kjop/behandlingsforsikring'],
  ['AL-59', 'criticalIllness', 'liv/kjop/kritisksykdom'],
  ['AL-60', 'life', 'liv/kjop/livsforsikring'],
  ['AL-61', 'disability', 'liv/kjop/uforeforsikring'],
  ['AL-62', 'accident', 'liv/kjop/ulykkesforsikring'],
];

test.each(links)('%s %s is bought at %s', (_row, link, path) => {
  expect(purchaseHref(link)).toBe(`/privat/forsikring/${path}`);
});

test('nothing else is bought AL-40 to AL-63', () => {
  expect(links.map(([, link]) => link).sort()).toEqual(Object.keys(purchasePaths).sort());
});

test.each(links)('%s %s leads a union member elsewhere only for travel (AL-54, PE-28)', (_row, link) => {
  const isTravel = link === 'travel';
  expect(unionLink(link, true)).toBe(isTravel ? 'unionTravel' : link);
  expect(unionLink(link, false)).toBe(link);
});

test('the groups and their insurances, in their order PE-10 to PE-18 PE-23', () => {
  const asTold = Object.values(purchaseGroups).map((group) => group.map((link) => purchasePaths[link]));
  expect(asTold).toEqual([
    [
      'motor/bil', 'motor/bil/bobil', 'motor/moped', 'motor/mc', 'motor/sek',
      'motor/tilhenger?type=TILHENGER', 'motor/tilhenger?type=CAMPINGVOGN',
    ],
    ['hus', 'hytte'],
    ['skade/reise'],
    ['innbo', 'student', 'ung'],
    [
      'liv/kjop/barneforsikring', 'liv/kjop/behandlingsforsikring', 'liv/kjop/kritisksykdom',
      'liv/kjop/livsforsikring', 'liv/kjop/uforeforsikring', 'liv/kjop/ulykkesforsikring',
    ],
    ['motor/baat'],
    ['skade/kjaeledyr/hund', 'skade/kjaeledyr/katt'],
  ]);
});

const productAt = (href: string) => productOfPage(new URL(href, 'https://bank.example'));

/** By every link of PE-23. */
const types: Readonly<Record<PurchaseLink, string>> = {
  boat: 'BAAT', car: 'BIL', motorhome: 'BOBIL', moped: 'MOPED', motorcycle: 'MC', scooter: 'SEK', trailer: 'TILHENGER',
  caravan: 'CAMPINGVOGN', house: 'HUS', cabin: 'FRITIDSHUS', contents: 'INNBO', dog: 'KJAELEDYR', cat: 'KJAELEDYR', travel: 'REISE',
  unionTravel: 'REISE', student: 'STUDENT', young: 'UNG', child: 'BARNEFORSIKRING', treatment: 'BEHANDLINGSFORSIKRING',
  criticalIllness: 'KRITISK_SYKDOM', life: 'LIVSFORSIKRING', disability: 'UFOEREFORSIKRING', accident: 'ULYKKESFORSIKRING',
};

test('the address of each purchase page tells its product TR-31 DM-77', () => {
  const links = Object.keys(purchasePaths) as PurchaseLink[];
  expect(Object.fromEntries(links.map((link) => [link, productAt(purchaseHref(link))]))).toEqual(types);
});

test.each([
  ['/privat/forsikring/motor/bil/', 'BIL'],
  ['/privat/forsikring/motor/bil/123/4?x=1', 'BIL'],
  ['/privat/forsikring/motor/tilhenger/123/4?a=b&type=CAMPINGVOGN', 'CAMPINGVOGN'],
  ['/privat/forsikring/motor/biler', undefined],
  ['/privat/forsikring/motor', undefined],
  ['/privat/forsikring/oversikt', undefined],
  ['/demo/online-bank/', undefined],
  ['/', undefined],
])('what stands at %s is of %s TR-31', (href, product) => {
  expect(productAt(href)).toBe(product);
});
