import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isDrawn, watchDrawn } from '../platform/watch-drawn.ts';
import { useAppContext, useStore } from './app-context.ts';

/** Returns the first visible element with one of these tags. It asks once per page. Undefined while none is visible. */
export function useAsker(tags: readonly string[]): Element | undefined {
  const { elements } = useAppContext().runtime;
  return useStore(elements).find(({ element }) => tags.includes(element.localName) && elements.isDrawn(element))?.element;
}

/** Reports whether this element is visible. Put the returned ref on a `Sentinel` that exists from the first render on. */
export function useDrawnReport(): RefObject<HTMLDivElement | null> {
  const { runtime, element } = useAppContext();
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = sentinel.current;
    if (!place) return undefined;
    const report = () => runtime.elements.setDrawn(element, isDrawn(place));
    report();
    return watchDrawn(place, report);
  }, [runtime, element]);
  return sentinel;
}
