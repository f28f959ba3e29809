import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { isFocusFree } from '../../platform/document-member.ts';
import { mutationObserver } from '../../platform/observers.ts';

export interface FocusArrivalProps {
  /** Whether the customer has pressed a retry button for this content. */
  readonly isWanted: boolean;
  readonly children: ReactNode;
}

/**
 * Content that loaded after the customer pressed a retry button. That button is gone, and the focus with it. The first
 * heading in the content gets the focus, unless the customer has moved it elsewhere. Has no layout box.
 */
export function FocusArrival({ isWanted, children }: FocusArrivalProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return isWanted && place.current ? focusFirstHeading(place.current) : undefined;
  }, [isWanted]);
  return <div ref={place} style={{ display: 'contents' }}>{children}</div>;
}

/**
 * Focuses the first heading in a place once it exists, or the link of a message that comes before it, unless another
 * element has the focus. The returned function stops it.
 */
export function focusFirstHeading(place: HTMLElement | Document | ShadowRoot): () => void {
  const observer = mutationObserver(() => {
    if (focusFirst(place)) observer.disconnect();
  });
  // The content may wait for data before it renders a heading.
  if (!focusFirst(place)) observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Returns true when the target has the focus or another element has it. */
function focusFirst(place: HTMLElement | Document | ShadowRoot): boolean {
  if (!isFocusFree()) return true;
  const target = place.querySelector<HTMLElement>('.heading, .banner a');
  if (!target) return false;
  // A heading is focusable only with a tabindex. A link keeps its place in the order of the Tab key.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
  return true;
}
