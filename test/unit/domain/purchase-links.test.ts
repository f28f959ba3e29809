import { expect, test } from 'vitest';
import { purchaseGroups } from '../../../src/domain/purchase-groups.ts';
import type { PurchaseLink } from '../../../src/domain/purchase-links.ts';
import { purchaseHref, purchasePaths, unionLink } from '../../../src/domain/purchase-links.ts';

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
