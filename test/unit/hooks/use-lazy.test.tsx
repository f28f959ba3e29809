import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppContextProvider } from '../../../src/hooks/app-context.ts';
import { useLazy, useLazyUntilHere } from '../../../src/hooks/use-lazy.ts';
import type { AppContext } from '../../../src/hooks/app-context.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { createDeferred } from '../../support/fake-transport.ts';

function Late({ load }: { readonly load: () => Promise<string> }) {
  const { value, error, retry, isBusy = false } = useLazy(load);
  return <button onClick={retry} aria-disabled={isBusy}>{value ?? (error instanceof Error ? error.message : 'nothing yet')}</button>;
}

const shown = () => screen.getByRole('button').textContent;
const settle = () => act(async () => await Promise.resolve());

test('what arrives late is asked for once', async () => {
  const load = vi.fn(() => Promise.resolve('here'));
  const { rerender } = render(<Late load={load} />);
  expect(shown()).toBe('nothing yet');
  await settle();
  rerender(<Late load={load} />);
  expect(shown()).toBe('here');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what did not arrive can be asked for again, and its error stays until then', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('here');
  render(<Late load={load} />);
  await settle();
  expect(shown()).toBe('lost');
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toBe('lost');
  await settle();
  expect(shown()).toBe('here');
});

test('a retry is running until it ends, also with another failure', async () => {
  render(<Late load={() => Promise.reject(new Error('lost'))} />);
  const isBusy = () => screen.getByRole('button').getAttribute('aria-disabled');
  expect(isBusy()).toBe('false');
  await settle();
  fireEvent.click(screen.getByRole('button'));
  expect(isBusy()).toBe('true');
  await settle();
  expect([isBusy(), shown()]).toEqual(['false', 'lost']);
});

test('what arrives after the component has gone is of no interest', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { unmount } = render(<Late load={() => Promise.resolve('here')} />);
  unmount();
  await settle();
  expect(complain).not.toHaveBeenCalled();
});

function Required({ load }: { readonly load: () => Promise<string> }) {
  return <button>{useLazyUntilHere(load) ?? 'nothing yet'}</button>;
}

/** Required code whose loads the test ends. */
function renderRequired() {
  const clock = fakeClock();
  const loads: ReturnType<typeof createDeferred<string>>[] = [];
  const load = () => (loads[loads.push(createDeferred<string>()) - 1] as typeof loads[number]).promise;
  const view = () => <AppContextProvider value={{ runtime: { clock } } as unknown as AppContext}><Required load={load} /></AppContextProvider>;
  const { rerender } = render(view());
  const pass = (seconds: number) => act(() => clock.advance(seconds * 1000));
  const fail = (index: number) => act(async () => loads[index]?.reject(new Error('lost')));
  return { loads, pass, fail, rerender: () => rerender(view()) };
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
