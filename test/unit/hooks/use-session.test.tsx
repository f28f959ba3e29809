import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSession } from '../../../src/hooks/app-context.ts';
import { renderArea } from '../../support/render-area.tsx';

test('a view hears of another customer, and not of each response that moves the end of the session SW-22 CF-70', async () => {
  const seen: string[] = [];
  function View() {
    const { status, customer } = useSession();
    seen.push(`${status} ${String(customer)}`);
    return null;
  }
  const { runtime, clock, backend, settle } = renderArea(<View />);
  await settle();
  const before = seen.length;
  act(() => runtime.session.setExpiry(1200, clock.monotonic()));
  act(() => runtime.session.setExpiry(1300, clock.monotonic() + 1));
  expect(runtime.session.get().expiresAt).not.toBeNull();
  expect([seen.at(-1), seen.length]).toEqual(['logged-in session-1', before]);
  backend.answer({ 'auth/session-status': { kfpSessionId: 'session-2' } });
  await act(() => runtime.session.recheck());
  expect(seen.at(-1)).toBe('logged-in session-2');
});
