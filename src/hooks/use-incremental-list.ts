import type { ReactElement } from 'react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { withUniqueKeys } from '../platform/unique-keys.ts';
import type { LongCardGridProps } from '../ui/layout/long-card-grid.tsx';
import { useAppContext } from './app-context.ts';

/** As many cards as fill the screen of a phone, in whole rows of one, two and three. */
const first = 6;
/** The count is a multiple of this from then on. */
const step = 6;
/** Milliseconds between steps: more than a frame, so that what is there is painted before there is more to draw. */
const pause = 20;

export interface IncrementalListOptions<T> {
  /** Names an item; items of one name are told apart by their order. The same function as long as it gives the same. */
  readonly keyOf: (item: T) => string;
  /** A CardGridItem with the key given; the same function as long as it draws the same. */
  readonly draw: (item: T, key: string) => ReactElement;
  /**
   * Called with the items when the last of them is there: what is below can be shown without being moved. Before the
   * paint of a list that is whole at once; in a task of its own after the last step of a longer one.
   */
  readonly onWhole?: ((items: readonly T[]) => void) | undefined;
}

/**
 * The cards of a LongCardGrid: the first ones at once and the rest in steps, a frame or more apart, so that a long list
 * never blocks the page. What is there does not move: the list grows at its end.
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
