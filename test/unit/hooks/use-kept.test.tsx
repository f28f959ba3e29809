import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { useKept } from '../../../src/hooks/use-kept.ts';

/** The most that was shown so far, and what was drawn in each render. */
function Most({ now, drawn }: { readonly now: number; readonly drawn: number[] }) {
  const most = useKept(0, (kept) => Math.max(kept, now));
  drawn.push(most);
  return <output>{most}</output>;
}

const shown = () => Number(screen.getByRole('status').textContent);

test('what was reached stays, and is right in the first picture of it', () => {
  const drawn: number[] = [];
  const { rerender } = render(<Most now={3} drawn={drawn} />);
  expect([shown(), new Set(drawn)]).toEqual([3, new Set([3])]);
  rerender(<Most now={1} drawn={drawn} />);
  expect(shown()).toBe(3);
  rerender(<Most now={7} drawn={drawn} />);
  rerender(<Most now={0} drawn={drawn} />);
  expect([shown(), new Set(drawn)]).toEqual([7, new Set([3, 7])]);
});

test('a render twice changes nothing', () => {
  const drawn: number[] = [];
  const { rerender } = render(<StrictMode><Most now={5} drawn={drawn} /></StrictMode>);
  rerender(<StrictMode><Most now={2} drawn={drawn} /></StrictMode>);
  expect([shown(), new Set(drawn)]).toEqual([5, new Set([5])]);
});
