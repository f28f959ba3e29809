import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppContextProvider } from '../../../src/hooks/app-context.ts';
import { useRequiredCode } from '../../../src/hooks/use-lazy.ts';
import type { AppContext } from '../../../src/hooks/app-context.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { createDeferred } from '../../support/fake-transport.ts';

function Required({ load }: { readonly load: () => Promise<string> }) {
  return <button>{useRequiredCode('cookie-consent', load) ?? 'nothing yet'}</button>;
}

const shown = () => screen.getByRole('button').textContent;

/** Required code whose loads the test ends. */
function renderRequired() {
  const clock = fakeClock();
  const report = vi.fn();
  const loads: ReturnType<typeof createDeferred<string>>[] = [];
  const load = () => (loads[loads.push(createDeferred<string>()) - 1] as typeof loads[number]).promise;
  const view = () => <AppContextProvider value={{ runtime: { clock, errors: { report } } } as unknown as AppContext}><Required load={load} /></AppContextProvider>;
  const { rerender } = render(view());
  const pass = (seconds: number) => act(() => clock.advance(seconds * 1000));
  const fail = (index: number) => act(async () => loads[index]?.reject(new Error('lost')));
  return { loads, report, pass, fail, rerender: () => rerender(view()) };
}

test('required code is retried 5 s after each failure, and a slow retry is waited for', async () => {
  const { loads, pass, fail } = renderRequired();
  await fail(0);
  pass(5);
  expect(loads).toHaveLength(2);
  pass(60);
  expect(loads).toHaveLength(2);
  await fail(1);
  pass(5);
  pass(7);
  expect(loads).toHaveLength(3);
  await act(async () => loads[2]?.resolve('here'));
  expect(shown()).toBe('here');
});

test('renders do not put off the retry', async () => {
  const { loads, pass, fail, rerender } = renderRequired();
  await fail(0);
  for (let second = 0; second < 6; second += 1) {
    rerender();
    pass(1);
  }
  expect(loads).toHaveLength(2);
});

test('the host is told of the first failure, with the area', async () => {
  const { report, pass, fail } = renderRequired();
  await fail(0);
  pass(5);
  await fail(1);
  expect(report.mock.calls).toEqual([[new Error('lost'), expect.objectContaining({ area: 'cookie-consent', isSilent: false })]]);
});
