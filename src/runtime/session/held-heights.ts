import type { QueryClient } from '@tanstack/react-query';
import type { Clock } from '../../platform/clock.ts';
import type { PageElements } from '../page-elements/page-elements.ts';
import type { SessionStore } from './session-store.ts';

export interface HeldHeightsOptions {
  readonly window: Window;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly queryClient: QueryClient;
  readonly elements: PageElements;
}

/** Milliseconds without a request before the heights are released. The last part to come is the question of `kfp-feedback`. */
const restTime = 3_000;

/**
 * Holds the heights of the elements while the page is in the back/forward cache, where they have no data, and after the
 * return until the data has been rendered. Firefox and Safari would otherwise scroll the shorter page, and the customer
 * would come back to another place.
 *
 * @returns a function that ends the watch and releases the heights
 */
export function holdHeights({ window, clock, session, queryClient, elements }: HeldHeightsOptions): () => void {
  let release: (() => void) | undefined;

  function hold({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    release?.();
    const boxes = elements.get().flatMap(({ needsCustomer, element }) =>
      (needsCustomer && element.shadowRoot?.querySelector<HTMLElement>('.kfp')) || []);
    const heights = boxes.map(({ offsetHeight }) => offsetHeight);
    boxes.forEach((box, index) => (box.style.minBlockSize = `${heights[index]}px`));

    let cancel: (() => void) | undefined;
    const check = () => {
      cancel?.();
      const { status } = session.get();
      if (status === 'logged-out') release?.();
      else if (status === 'logged-in' && queryClient.isFetching() === 0) cancel = clock.setTimeout(() => release?.(), restTime);
    };
    const stops = [session.subscribe(check), queryClient.getQueryCache().subscribe(check)];
    release = () => {
      release = undefined;
      cancel?.();
      for (const stop of stops) stop();
      for (const box of boxes) box.style.minBlockSize = '';
    };
  }

  // In the capture phase: the session, which listens too, removes the data.
  window.addEventListener('pagehide', hold, true);
  return () => {
    window.removeEventListener('pagehide', hold, true);
    release?.();
  };
}
