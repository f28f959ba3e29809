import type { RefCallback, RefObject } from 'react';
import { useCallback } from 'react';

/** Ref for an element that can disappear by itself. If the focus is in it then, the target gets the focus. */
export function useFocusHandover(target: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  return useCallback((element) => () => {
    if (element?.matches(':focus') || element?.querySelector(':focus')) target.current?.focus();
  }, [target]);
}
