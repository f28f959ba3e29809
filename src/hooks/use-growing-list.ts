import { useEffect, useState } from 'react';
import { useAppContext } from './app-context.ts';

/** As many cards as a phone, four times slower than a desk, draws in a frame or two. */
const step = 8;

/**
 * The first items at once and the rest in steps, each in a task of its own, so that a long list never blocks the
 * page. What is there does not move: the list grows at its end.
 */
export function useGrowingList<T>(items: readonly T[]): readonly T[] {
  const { clock } = useAppContext().runtime;
  const [count, setCount] = useState(step);
  const isComplete = count >= items.length;
  useEffect(() => {
    if (isComplete) return;
    return clock.setTimeout(() => setCount(count + step), 0);
  }, [clock, count, isComplete]);
  return isComplete ? items : items.slice(0, count);
}
