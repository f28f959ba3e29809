import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClockContext } from '../../../src/ui/feedback/clock-context.ts';
import { Loader } from '../../../src/ui/feedback/loader.tsx';
import { PageLoader } from '../../../src/ui/feedback/page-loader.tsx';
import { Skeleton, SkeletonCard, SkeletonOfferCard } from '../../../src/ui/feedback/skeleton.tsx';
import { fakeClock } from '../../support/fake-clock.ts';

const loaders = {
  inline: <Loader text="Henter" />,
  quiet: <Loader text="Henter" variant="quiet" />,
  page: <PageLoader text="Henter" />,
};

test.each(Object.entries(loaders))('UI-06 the %s loader is a status whose text comes after 250 ms', (_, loader) => {
  const clock = fakeClock();
  render(<ClockContext.Provider value={clock}>{loader}</ClockContext.Provider>);
  act(() => clock.advance(249));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => clock.advance(1));
  expect(screen.getByRole('status').textContent).toBe('Henter');
});

test('a loader that goes away leaves no timer UI-06', () => {
  const clock = fakeClock();
  const { unmount } = render(<ClockContext.Provider value={clock}><Loader text="Henter" /></ClockContext.Provider>);
  expect(clock.pending()).toBe(1);
  unmount();
  expect(clock.pending()).toBe(0);
});

test('skeletons are hidden from screen readers; a card is one skeleton and no card UI-06', () => {
  const { container } = render(<><Skeleton shape="heading" /><SkeletonCard /><SkeletonOfferCard /></>);
  const skeletons = [...container.querySelectorAll('[part=skeleton]')];
  expect(skeletons).toHaveLength(3);
  expect(skeletons.every((skeleton) => skeleton.getAttribute('aria-hidden') === 'true')).toBe(true);
  expect(container.querySelector('[part=card]')).toBeNull();
  expect(container.querySelectorAll('.skeleton-offer-row')).toHaveLength(2);
});
