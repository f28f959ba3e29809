import type { ReactNode } from 'react';
import { useLate } from '../../hooks/use-lazy.ts';

interface LateProps<T> {
  readonly load: () => Promise<T>;
  readonly children: (loaded: T) => ReactNode;
}

/** Code that does not arrive leaves a question unasked, which nobody misses. */
export function Late<T>({ load, children }: LateProps<T>) {
  const { value } = useLate(load);
  return value === undefined ? null : children(value);
}
