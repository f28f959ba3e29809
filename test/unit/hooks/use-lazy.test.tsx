import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLazy } from '../../../src/hooks/use-lazy.ts';

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

test('what was asked for before, and arrives last, does not replace what is asked for now', async () => {
  let arrive: (text: string) => void = () => undefined;
  const { rerender } = render(<Late load={() => new Promise((resolve) => (arrive = resolve))} />);
  const now = () => Promise.resolve('now');
  rerender(<Late load={now} />);
  await settle();
  expect(shown()).toBe('now');
  arrive('before');
  await settle();
  expect(shown()).toBe('now');
});
