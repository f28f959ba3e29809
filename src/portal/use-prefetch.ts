import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Signs that a link is about to be followed; they tell of links anywhere in the page. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Chromium alone knows of customers who save data. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Loads what a link leads to as soon as the customer seems to follow it, once, unless they save data.
 * @param findLoad gives what loads it; must be the same function at each render
 */
export function usePrefetch(
  page: RefObject<HTMLElement | null>,
  findLoad: (url: URL) => false | undefined | (() => Promise<unknown>),
): void {
  useEffect(() => {
    const place = page.current;
    if (!place || (navigator as WithConnection).connection?.saveData) return undefined;
    const asked = new Set<unknown>();
    const onSign = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      const load = link?.origin === location.origin && findLoad(new URL(link.href));
      if (!load || asked.has(load)) return;
      asked.add(load);
      void load().catch(() => undefined); // Asked for again, and shown, when it is followed.
    };
    for (const sign of signs) place.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) place.removeEventListener(sign, onSign);
    };
  }, [page, findLoad]);
}
