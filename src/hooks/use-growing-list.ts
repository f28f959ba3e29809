import { useEffect, useState } from 'react';
import { useAppContext } from './app-context.ts';

/** As many cards as fill a screen, which a phone, four times slower than a desk, draws in a frame or two. */
const first = 8;
/** More at a time after that: each step costs the browser a look at all that is there already. */
const step = 24;

/**
 * The first items at once and the rest in steps, each in a task of its own, so that a long list never blocks the
 * page. What is there does not move: the list grows at its end.
 */
export function useGrowingList<T>(items: readonly T[]): readonly T[] {
  const { clock } = useAppContext().runtime;
  const [count, setCount] = useState(first);
  const isComplete = count >= items.length;
  useEffect(() => {
    if (isComplete) return;
    return clock.setTimeout(() => setCount(count + step), 0);
  }, [clock, count, isComplete]);
  return isComplete ? items : items.slice(0, count);
}
