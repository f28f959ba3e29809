import type { RefCallback, RefObject } from 'react';
import { useCallback } from 'react';
import { hasFocus } from '../platform/focused-elements.ts';

/** Ref for an element that can disappear by itself. If the focus is in it then, the target gets the focus. */
export function useFocusHandover(target: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  return useCallback((element) => () => {
    if (element && hasFocus(element)) target.current?.focus();
  }, [target]);
}
