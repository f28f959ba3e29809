import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeferred } from '../../../support/fake-transport.ts';
import { plainText, section, showOverview } from './show-overview.tsx';

const car = { policyNumber: '1', name: 'Bil', monthlyPrice: 299, avtaleStatus: 'ACTIVE', productType: 'BIL' };

test('the month’s alone has its note, and says nothing of a year OV-43', async () => {
  await showOverview({ avtaler: [car], monthlySum: 299 });
  const list = plainText(section('Forsikringene dine'));
  expect(list).toContain('Totalt 299 kr/md');
  expect(list).toContain('Månedsprisen kan variere på fakturaen.');
  expect(list).not.toMatch(/undefined|\{amount\}|i året/);
  expect(screen.queryByRole('button', { name: 'Vis hjelpetekst' })).toBeNull();
});

test('the sum has a placeholder while it waits for the partner, so that it moves nothing when it comes OV-43 OV-49', async () => {
  const partner = createDeferred();
  const responses = { 'eikaintegrasjon/avtaler': partner.promise };
  const { element, settle, text } = await showOverview({ avtaler: [car], monthlySum: 299 }, { distributor: 'fana', responses });
  expect([text().includes('Totalt'), element.querySelectorAll('.skeleton-summary').length]).toEqual([false, 1]);
  partner.resolve({ avtaler: [] });
  await settle();
  expect([text().includes('Totalt 299 kr/md'), element.querySelectorAll('.skeleton-summary').length]).toEqual([true, 0]);
});
