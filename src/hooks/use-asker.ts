import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { isDrawn, watchDrawn } from '../platform/watch-drawn.ts';
import { useAppContext, useStore } from './app-context.ts';

/** The element that asks what is asked once per page: the first of these tags that is drawn, undefined while none is. */
export function useAsker(tags: readonly string[]): Element | undefined {
  const { elements } = useAppContext().runtime;
  return useStore(elements).find(({ element }) => tags.includes(element.localName) && elements.isDrawn(element))?.element;
}

/** Tells the page whether this element is drawn. The returned ref is for a `Sentinel` that is there from the first rendering on. */
export function useDrawnReport(): RefObject<HTMLDivElement | null> {
  const { runtime, element } = useAppContext();
  const sentinel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = sentinel.current;
    if (!place) return undefined;
    const report = () => runtime.elements.setDrawn(element, isDrawn(place));
    report();
    return watchDrawn(place, report);
  }, [runtime, element]);
  return sentinel;
}
