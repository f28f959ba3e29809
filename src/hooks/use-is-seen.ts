import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Whether the element of the ref has been in view; the element is there from the first rendering on. */
export function useIsSeen(target: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isSeen;
}
