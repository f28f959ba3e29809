import assert from 'node:assert/strict';
import test from 'node:test';
import { customers } from '../../testing/customers/customers.mjs';
import { openPage, startServer } from './demo-client.mjs';

const now = Date.UTC(2026, 0, 15, 12);
const built = Object.entries(customers).map(([name, { build }]) => ({ name, state: build(now) }));

/** The two check digits of a Norwegian personal number. */
function passesChecksum(number) {
  const sum = (weights) => weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0) % 11;
  return sum([3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) === 0 && sum([5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) === 0;
}

test('no personal number could be a real one', () => {
  assert.ok(passesChecksum('00000000000'), 'the check itself must work');
  for (const { name, state } of built) assert.ok(!passesChecksum(state.customer.ssn), name);
});

test('policy numbers are unique within a list, but for the customer of whom they are not', () => {
  assert.equal(new Set(customers['same-number'].build(now).partnerAgreements.map(({ policyNumber }) => policyNumber)).size, 1);
  for (const { name, state } of built.filter((one) => one.name !== 'same-number')) {
    for (const list of [state.agreements, state.offers, state.partnerAgreements]) {
      assert.equal(new Set(list.map(({ policyNumber }) => policyNumber)).size, list.length, name);
    }
  }
});

test('customer full has each case that the pages tell apart', () => {
  const { agreements, offers } = customers.full.build(now);
  const has = (list, wanted) => {
    const fits = (item) => Object.entries(wanted).every(([field, value]) => item[field] === value);
    assert.ok(list.some(fits), JSON.stringify(wanted));
  };
  has(agreements, { avtaleStatus: 'RENEWAL' });
  has(agreements, { avtaleStatus: 'PROCESSING' });
  has(agreements, { avtaleStatus: 'PENDING', systemSource: 'PROLIFE' });
  has(agreements, { avtaleStatus: 'PENDING', systemSource: 'EIKA_PERSON' });
  has(agreements, { avtaleStatus: 'PENDING', systemSource: 'NICE' });
  has(agreements, { monthlyPrice: null });
  has(agreements, { monthlyPrice: 0 });
  assert.ok(agreements.some(({ pakkeTilbud }) => pakkeTilbud !== null));
  assert.equal(offers.length, 5);
  assert.equal(offers.filter(({ expirationDate }) => expirationDate < '2026-01-15').length, 1);
  const house = offers.find(({ productType }) => productType === 'HUS');
  assert.deepEqual(house.pakkeTilbud.map(({ productType }) => productType), ['INNBO']);
  assert.ok(offers.some(({ detaljer }) => detaljer.tfaMonthly > 0));
});

test('sums are those of the prices', async (t) => {
  const { origin } = await startServer(t);
  const { call } = await openPage(origin, 'customer=one');
  const { json } = await call('GET', '/avtaleoversikt/avtaler');
  assert.deepEqual([json.avtaler.length, json.monthlySum, json.yearlySum], [1, 299, 3588]);
});
