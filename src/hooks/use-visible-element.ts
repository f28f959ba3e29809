import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { isVisible, watchVisibility } from '../platform/element-visibility.ts';
import { useAppContext, useStore } from './app-context.ts';

/**
 * Returns the first visible element with one of these tags; undefined while none is visible. Only this element shows the
 * dialog, so that the customer is asked once per page.
 */
export function useFirstVisible(tags: readonly string[]): Element | undefined {
  const { elements } = useAppContext().runtime;
  return useStore(elements).find(({ element }) => tags.includes(element.localName) && elements.isVisible(element))?.element;
}

/** Reports whether this element is visible. Put the returned ref on a `Sentinel` that exists from the first render on. */
export function useVisibilityReport(): RefObject<HTMLDivElement | null> {
  const { runtime, element } = useAppContext();
  const sentinel = useRef<HTMLDivElement>(null);
  const report = useCallback(() => {
    if (sentinel.current) runtime.elements.setVisible(element, isVisible(sentinel.current));
  }, [runtime, element]);
  // A hidden element must not take the place of an open dialog, not even for a frame.
  useLayoutEffect(() => {
    if (runtime.openDialogs.get()[0]) report();
  }, [runtime, report]);
  // Otherwise after the paint, because `isVisible` forces a layout.
  useEffect(() => {
    report();
    return sentinel.current ? watchVisibility(sentinel.current, report) : undefined;
  }, [report]);
  return sentinel;
}
