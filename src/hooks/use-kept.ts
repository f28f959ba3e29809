import { useLayoutEffect, useState } from 'react';

/**
 * A value that depends on what it was when it was last drawn, as one that stays once it is reached.
 *
 * @param next gives the value from the one before; called in each render, so it changes nothing, and gives the same value
 *   again for its own result
 */
export function useKept<T>(first: T, next: (kept: T) => T): T {
  const [kept, keep] = useState(first);
  const value = next(kept);
  // `next` gives the same for what is kept now: the render that follows is the last.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => keep(() => value), [value]);
  return value;
}
