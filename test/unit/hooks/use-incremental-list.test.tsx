import { fireEvent, screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { expect, test } from 'vitest';
import { policyKey } from '../../../src/domain/agreement.ts';
import { useIncrementalList } from '../../../src/hooks/use-incremental-list.ts';
import { renderArea } from '../../support/render-area.tsx';

const draw = ({ policyNumber }: { readonly policyNumber: string }, key: string) => <span key={key}>{`${policyNumber} `}</span>;

const numberOf = ({ policyNumber }: { readonly policyNumber: string }) => policyNumber;

function Numbers({ first }: { readonly first: number }) {
  const [length, setLength] = useState(first);
  const items = useMemo(() => Array.from({ length }, (_, index) => ({ policyNumber: String(index) })), [length]);
  const { count, drawCards } = useIncrementalList(items, { keyOf: numberOf, draw });
  const change = (next: number) => <button onClick={() => setLength(next)}>{`to ${String(next)}`}</button>;
  return <>{change(0)}{change(2)}{change(60)}<output>{drawCards(0, count)}</output></>;
}

function shownNumbers(): number[] {
  const text = screen.getByRole('status').textContent.trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

const changeTo = (length: number) => fireEvent.click(screen.getByRole('button', { name: `to ${String(length)}` }));
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a short list is there at once, and no timer waits', async () => {
  const area = renderArea(<Numbers first={3} />);
  expect(shownNumbers()).toEqual([0, 1, 2]);
  await area.settle();
  expect(area.clock.pending()).toBe(0);
});

test('a long list begins with some and grows at its end until all are there', async () => {
  const area = renderArea(<Numbers first={100} />);
  let before = shownNumbers();
  expect(before.length).toBeGreaterThan(0);
  expect(before.length).toBeLessThan(100);
  while (before.length < 100) {
    await area.pass(20);
    const after = shownNumbers();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
    before = after;
  }
  expect(before).toEqual(numbersTo(100));
  expect(area.clock.pending()).toBe(0);
});

test('a list that changes its length keeps up, both ways', async () => {
  const area = renderArea(<Numbers first={20} />);
  for (let step = 0; step < 10; step++) await area.pass(20);
  changeTo(2);
  expect(shownNumbers()).toEqual([0, 1]);
  changeTo(0);
  expect(shownNumbers()).toEqual([]);
  changeTo(60);
  for (let step = 0; step < 20; step++) await area.pass(20);
  expect(shownNumbers()).toEqual(numbersTo(60));
});

test('cards of one number keep their place and focus when another of them goes', () => {
  const all = ['BIL', 'MOPED', 'BAAT'].map((productType) => ({ policyNumber: '90500', source: 'EIKA_SKADE', productType }));
  const drawButton = ({ productType }: { readonly productType: string }, key: string) => <button key={key}>{productType}</button>;
  function Fleet() {
    const [items, setItems] = useState(all);
    const { count, drawCards } = useIncrementalList(items, { keyOf: policyKey, draw: drawButton });
    return <><input type="checkbox" onClick={() => setItems(all.slice(1))} /><div>{drawCards(0, count)}</div></>;
  }
  renderArea(<Fleet />);
  const boat = screen.getByRole('button', { name: 'BAAT' });
  boat.focus();
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['MOPED', 'BAAT']);
  expect(document.activeElement).toBe(boat);
  expect(screen.getByRole('button', { name: 'BAAT' })).toBe(boat);
});

test('a list that goes while it grows leaves no timer', async () => {
  const area = renderArea(<Numbers first={1000} />);
  await area.settle();
  expect(area.clock.pending()).toBe(1);
  area.unmount();
  expect(area.clock.pending()).toBe(0);
});
