import type { ReactNode } from 'react';
import { useLazy } from '../../hooks/use-lazy.ts';

interface LazyPartProps<T> {
  readonly load: () => Promise<T>;
  readonly children: (loaded: T) => ReactNode;
}

/** Code that does not arrive leaves a question unasked, which nobody misses. */
export function LazyPart<T>({ load, children }: LazyPartProps<T>) {
  const { value } = useLazy(load);
  return value === undefined ? null : children(value);
}
