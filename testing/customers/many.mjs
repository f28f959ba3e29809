import { agreement, baseCustomer, dayFrom, offer } from './fixtures.mjs';

const products = [
  { productType: 'BIL', name: 'Bil', description: 'Volkswagen Golf', price: 489 },
  { productType: 'HUS', name: 'Hus', description: 'Lyngveien', price: 655 },
  { productType: 'REISE', name: 'Reise', description: 'Hele verden', price: 139 },
  { productType: 'INNBO', name: 'Innbo', description: 'Leilighet', price: 168 },
  { productType: 'MC', name: 'MC', description: 'Yamaha MT-07', price: 221 },
  { productType: 'BAAT', name: 'Båt', description: 'Buster L', price: 132 },
  { productType: 'KJAELEDYR', name: 'Hund', description: 'Blandingshund', price: 254 },
  { productType: 'TILHENGER', name: 'Tilhenger', description: 'Tysse 7425', price: 39 },
];
const statuses = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'RENEWAL', 'ACTIVE', 'PROCESSING', 'PENDING'];
const sources = ['NICE', 'NICE', 'LOFAVOR', 'NICE', 'EIKA_SKADE'];

/** @template T @param {readonly T[]} list @param {number} index */
const pick = (list, index) => /** @type {T} */ (list[index % list.length]);

/**
 * 40 agreements and 12 offers.
 * @param {number} now epoch milliseconds
 */
export function manyCustomer(now) {
  const base = baseCustomer();
  return {
    ...base,
    customer: { ...base.customer, navn: 'Mange Eksempel' },
    agreements: Array.from({ length: 40 }, (_, index) => agreementAt(index)),
    offers: Array.from({ length: 12 }, (_, index) => offerAt(index, now)),
  };
}

/** @param {number} index */
function agreementAt(index) {
  const { productType, name, description, price } = pick(products, index);
  return agreement({
    policyNumber: String(82_000_000 + index),
    name,
    description: `${description} nr. ${index + 1}`,
    productType,
    avtaleStatus: pick(statuses, index),
    systemSource: pick(sources, index),
    monthlyPrice: price + index * 3,
  });
}

/** @param {number} index @param {number} now */
function offerAt(index, now) {
  const { productType, name, description, price } = pick(products, index + 2);
  return offer({
    policyNumber: String(91_000_000 + index),
    name,
    description: `${description} nr. ${index + 1}`,
    productType,
    monthlyPrice: price + index * 7,
    systemSource: pick(sources, index),
    expirationDate: dayFrom(now, 5 + index * 3),
  });
}
