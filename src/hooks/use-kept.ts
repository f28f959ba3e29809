import { useLayoutEffect, useState } from 'react';

/**
 * Returns a value that depends on its value in the last render, such as a flag that stays true.
 *
 * @param next computes the value from the previous one. It runs in each render, so it must have no side effects, and must
 *   return its own result unchanged
 */
export function useKept<T>(first: T, next: (kept: T) => T): T {
  const [kept, keep] = useState(first);
  const value = next(kept);
  // `next` returns the kept value unchanged, so only one more render follows.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => keep(() => value), [value]);
  return value;
}
