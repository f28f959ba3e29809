import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAmounts } from '../../../src/hooks/use-amounts.ts';

test('writes prices a month and a year VA-27 VA-28', () => {
  const { monthly, yearly } = renderHook(useAmounts).result.current;
  expect([monthly(299), monthly(0), yearly(3588)]).toEqual(['299\u00a0kr/md', '0\u00a0kr/md', '3\u00a0588\u00a0kr/år']);
});

test.each([undefined, Number.NaN, 1e300])('writes nothing for %s VA-24', (kroner) => {
  const { plain, monthly, yearly } = renderHook(useAmounts).result.current;
  expect([plain(kroner), monthly(kroner), yearly(kroner)]).toEqual([undefined, undefined, undefined]);
});
