import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { isFocusFree } from '../../platform/document-member.ts';
import { mutationObserver } from '../../platform/observers.ts';

export interface FocusArrivalProps {
  /** False where nobody has asked for what comes. */
  readonly isWanted: boolean;
  readonly children: ReactNode;
}

/**
 * What has come after all, at the customer's own try. The button of that try has gone, and with it the focus: the
 * first heading in here takes it as soon as there is one, unless the customer has moved on. Has no box of its own.
 */
export function FocusArrival({ isWanted, children }: FocusArrivalProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return isWanted && place.current ? focusFirstHeading(place.current) : undefined;
  }, [isWanted]);
  return <div ref={place} style={{ display: 'contents' }}>{children}</div>;
}

/** The first heading in a place takes the focus as soon as there is one, unless something else has it by then; the returned function ends that. */
export function focusFirstHeading(place: HTMLElement | Document | ShadowRoot): () => void {
  const observer = mutationObserver(() => {
    if (focusHeading(place)) observer.disconnect();
  });
  // It waits for data before it shows anything.
  if (!focusHeading(place)) observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Whether there is nothing left to do. */
function focusHeading(place: HTMLElement | Document | ShadowRoot): boolean {
  if (!isFocusFree()) return true;
  const heading = place.querySelector<HTMLElement>('h1, h2');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus();
  return true;
}
