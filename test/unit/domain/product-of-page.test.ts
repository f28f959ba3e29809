import { expect, test } from 'vitest';
import { productOfPage } from '../../../src/domain/product-of-page.ts';
import type { PurchaseLink } from '../../../src/domain/purchase-links.ts';
import { purchaseHref, purchasePaths } from '../../../src/domain/purchase-links.ts';

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
