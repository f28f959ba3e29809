import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { intersectionObserver } from '../../platform/observers.ts';
import { useStyles } from '../style/use-styles.ts';
import css from './visible-part.css?inline';

/** Height in px that the element always gets. Where less of the frame shows, the element reaches out of view, so scrolling is reported. */
const least = 320;

/** The observer reports at each of these visible shares of the element, so that the element moves before it is out of view. */
const threshold = [0, 0.25, 0.5, 0.75, 1];

/**
 * Keeps its fixed parent where the customer sees it, in a frame that is higher than the window, such as a frame that the page
 * around it makes as high as its content. Sets `--_kfp-hidden-top` and `--_kfp-hidden-bottom` of the parent to the heights, in
 * px, of the hidden parts of the frame. An IntersectionObserver knows them in a frame of another site too.
 *
 * @param props.of the parent
 */
export function VisiblePart({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  useStyles(css);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [parent, whole] = [of.current, frame.current];
    if (!parent || !whole) return undefined;
    let hidden = '';
    const observer = intersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect: all, intersectionRect: seen } of entries) {
        const height = Math.min(Math.max(seen.height, least), all.height);
        const start = Math.min(seen.top - all.top, all.height - height);
        const [top, bottom] = [`${start}px`, `${all.height - start - height}px`];
        // The page around the frame has scrolled.
        if (target === parent) observeAgain(whole);
        else if (isIntersecting && hidden !== `${top} ${bottom}`) {
          hidden = `${top} ${bottom}`;
          parent.style.setProperty('--_kfp-hidden-top', top);
          parent.style.setProperty('--_kfp-hidden-bottom', bottom);
          observeAgain(parent);
        }
      }
    }, { threshold });
    /** A new observation always reports. */
    const observeAgain = (element: Element) => {
      observer.unobserve(element);
      observer.observe(element);
    };
    observer.observe(whole);
    observer.observe(parent);
    return () => observer.disconnect();
  }, [of]);
  return window.parent === window ? null : <div ref={frame} className="visible-part" />;
}
