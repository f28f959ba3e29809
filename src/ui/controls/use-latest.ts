import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function, the same in each render, that gives the value of the last render. For callbacks and cleanups that outlive their render. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
