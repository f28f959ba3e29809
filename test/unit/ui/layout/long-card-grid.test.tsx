import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { expect, test, vi } from 'vitest';
import { CardGridItem } from '../../../../src/ui/layout/card-grid.tsx';
import { LongCardGrid } from '../../../../src/ui/layout/long-card-grid.tsx';

const drawerOf = (names: readonly string[]) => (from: number, to: number) =>
  names.slice(from, to).map((name) => <CardGridItem key={name}>{name}</CardGridItem>);
const names = Array.from({ length: 40 }, (_, place) => `Kort ${String(place)}`);
const shownNames = () => within(screen.getByRole('list')).queryAllByRole('listitem').map(({ textContent }) => textContent);

test.each([0, 1, 6, 7, 12, 40])('%d cards are one list, in their order UI-04', (count) => {
  render(<LongCardGrid count={count} drawCards={drawerOf(names)} />);
  expect(shownNames()).toEqual(names.slice(0, count));
});

test('cards that are there stay the same elements when more come, and when one goes', () => {
  const draw = drawerOf(names);
  const { rerender } = render(<LongCardGrid count={8} drawCards={draw} />);
  const before = screen.getAllByRole('listitem');
  rerender(<LongCardGrid count={40} drawCards={draw} />);
  expect(screen.getAllByRole('listitem').slice(0, 8)).toEqual(before);
  const left = names.filter((name) => name !== 'Kort 3');
  rerender(<LongCardGrid count={39} drawCards={drawerOf(left)} />);
  expect(shownNames()).toEqual(left);
  expect(screen.getAllByRole('listitem').slice(3, 7)).toEqual(before.slice(4));
});

test('only whole groups of cards are laid out late, as their height is known', () => {
  render(<LongCardGrid count={22} drawCards={drawerOf(names)} />);
  const late = [...screen.getByRole('list').children].map(({ classList }) => classList.contains('card-group-late'));
  expect(late).toEqual([false, false, true, false]);
});

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message: string | undefined }> {
  override state: { readonly message: string | undefined } = { message: undefined };

  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

test.each([[9, 8], [14, 6], [3, 0]])('of %d cards %d that are drawn are a failure', (count, drawn) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Boundary><LongCardGrid count={count} drawCards={drawerOf(names.slice(0, drawn))} /></Boundary>);
  expect(document.body.textContent).toBe(`The list has ${String(count)} cards and shows ${String(drawn)}.`);
});
