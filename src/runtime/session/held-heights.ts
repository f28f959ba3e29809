import type { QueryClient } from '@tanstack/react-query';
import type { Clock } from '../../platform/clock.ts';
import { listen } from '../../platform/listen.ts';
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
/** Milliseconds of loading before the heights are released. Then the first element says that it takes long. */
const loadingTime = 10_000;

/**
 * Holds the heights of the elements while the session loads again, as in the back/forward cache, where they have no data,
 * and then until the data has been rendered. The browser would otherwise scroll the shorter page, and the customer would
 * come back to another place.
 *
 * @returns a function that ends the watch and releases the heights
 */
export function holdHeights({ window, clock, session, queryClient, elements }: HeldHeightsOptions): () => void {
  let boxes: readonly HTMLElement[] = [];
  let wasLoading = session.get().status === 'loading';
  let cancel: (() => void) | undefined;

  function hold(): void {
    boxes = elements.get().flatMap(({ needsCustomer, element }) =>
      (needsCustomer && element.shadowRoot?.querySelector<HTMLElement>('.kfp')) || []);
    const heights = boxes.map(({ offsetHeight }) => offsetHeight);
    boxes.forEach((box, index) => (box.style.minBlockSize = `${heights[index]}px`));
  }

  function release(): void {
    cancel?.();
    for (const box of boxes) box.style.minBlockSize = '';
    boxes = [];
  }

  function releaseAfter(milliseconds: number): void {
    cancel?.();
    cancel = clock.setTimeout(release, milliseconds);
  }

  function releaseWithData(): void {
    if (boxes.length === 0 || session.get().status !== 'logged-in') return;
    cancel?.();
    if (queryClient.isFetching() === 0) releaseAfter(restTime);
  }

  /** Runs before the elements render the change, so they still have their heights. */
  function onSession(): void {
    const { status } = session.get();
    const isLoading = status === 'loading';
    if (isLoading && !wasLoading && boxes.length === 0) hold();
    wasLoading = isLoading;
    if (status === 'logged-out') release();
    else if (isLoading) releaseAfter(loadingTime);
    else releaseWithData();
  }

  const stops = [
    session.subscribe(onSession),
    queryClient.getQueryCache().subscribe(releaseWithData),
    // Time in the back/forward cache does not count. The session loads once more after the return.
    listen(window, ['pagehide'], () => cancel?.()),
  ];
  return () => {
    for (const stop of stops) stop();
    release();
  };
}
