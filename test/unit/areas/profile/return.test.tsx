import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeferred } from '../../../support/fake-transport.ts';
import { leavePage, returnToPage, sessionPath, withGate } from '../../../support/page-return.tsx';
import { customerPath, kari, reservationPath, showProfile } from './show-profile.tsx';

const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

test('out of the back/forward cache no block waits for another while the page is hidden PR-01 CF-70', async () => {
  const area = await showProfile({}, { wrap: withGate });
  const before = headings();
  const [status, late] = [createDeferred(), createDeferred()];
  const longName = { ...kari, navn: 'Kari Eksempel Eksempelsen av den lange slekten Eksempel' };
  area.backend.answer({ [sessionPath]: status.promise, [reservationPath]: late.promise, [customerPath]: longName });
  leavePage();
  await returnToPage(area);
  await area.pass(5_000);
  status.resolve({ kfpSessionId: 'session-1' });
  for (let round = 0; round < 4; round += 1) await area.settle();
  expect(headings()).toEqual(['Min profil']);
  late.resolve({ hasReservasjon: false });
  for (let round = 0; round < 4; round += 1) await area.settle();
  expect(headings()).toEqual(before);
});
