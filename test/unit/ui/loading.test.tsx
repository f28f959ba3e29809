import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Loader } from '../../../src/ui/feedback/loader.tsx';
import { PageLoader } from '../../../src/ui/feedback/page-loader.tsx';
import { Skeleton, SkeletonCard, SkeletonOfferCard } from '../../../src/ui/feedback/skeleton.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const loaders = {
  inline: <Loader text="Henter" />,
  quiet: <Loader text="Henter" variant="quiet" />,
  page: <PageLoader text="Henter" />,
};

test.each(Object.entries(loaders))('UI-06 the %s loader is a status whose text comes after 250 ms', (_, loader) => {
  render(loader);
  act(() => void vi.advanceTimersByTime(249));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status', { name: 'Henter' }).textContent).toBe('Henter');
});

test('a loader that goes away leaves no timer UI-06', () => {
  const { unmount } = render(<Loader text="Henter" />);
  const before = vi.getTimerCount();
  unmount();
  expect(vi.getTimerCount()).toBe(before - 1);
});

test('skeletons are hidden from screen readers; a card is one skeleton and no card UI-06', () => {
  const { container } = render(<><Skeleton shape="heading" /><SkeletonCard /><SkeletonOfferCard /></>);
  const skeletons = [...container.querySelectorAll('[part=skeleton]')];
  expect(skeletons).toHaveLength(3);
  expect(skeletons.every((skeleton) => skeleton.getAttribute('aria-hidden') === 'true')).toBe(true);
  expect(container.querySelector('[part=card]')).toBeNull();
  expect(container.querySelectorAll('.skeleton-offer-row')).toHaveLength(2);
});
