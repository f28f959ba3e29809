import type { ReactElement } from 'react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { withUniqueKeys } from '../platform/unique-keys.ts';
import type { LongCardGridProps } from '../ui/layout/long-card-grid.tsx';
import { useAppContext } from './app-context.ts';

/** Number of cards that fill a phone screen, in whole rows of one, two or three. */
const first = 6;
/** Number of cards per later step. The count stays a multiple of it. */
const step = 6;
/** Milliseconds between steps. Longer than a frame, so that the browser paints each step before the next. */
const pause = 20;

export interface IncrementalListOptions<T> {
  /** Returns a key for an item; equal keys get numbers by order. Keep the function stable while its results are. */
  readonly keyOf: (item: T) => string;
  /** Renders a CardGridItem with the given key. Keep the function stable while its results are. */
  readonly draw: (item: T, key: string) => ReactElement;
  /**
   * Called with the items when the last card is rendered. Content below can then appear without a layout shift. A short
   * list calls it before the first paint. A longer list calls it in a separate task after the last step.
   */
  readonly onWhole?: ((items: readonly T[]) => void) | undefined;
}

/**
 * Renders the cards of a LongCardGrid. It renders the first cards at once and the rest in steps, a frame or more apart, so
 * that a long list never blocks the page. The list grows at its end, so rendered cards do not move.
 */
export function useIncrementalList<T>(items: readonly T[], { keyOf, draw, onWhole }: IncrementalListOptions<T>): LongCardGridProps {
  const { clock } = useAppContext().runtime;
  const [count, setCount] = useState(first);
  const isComplete = count >= items.length;
  useEffect(() => {
    if (isComplete) return;
    return clock.setTimeout(() => setCount(count + step - (count % step)), pause);
  }, [clock, count, isComplete]);
  useLayoutEffect(() => {
    if (!isComplete) return;
    if (items.length > first) return clock.setTimeout(() => onWhole?.(items), 0);
    onWhole?.(items);
  }, [clock, isComplete, items, onWhole]);

  const drawCards = useMemo(() => {
    const keyed = withUniqueKeys(items, keyOf);
    return (from: number, to: number) => keyed.slice(from, to).map(([key, item]) => draw(item, key));
  }, [items, keyOf, draw]);
  return { count: isComplete ? items.length : count, drawCards };
}
