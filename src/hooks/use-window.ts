import { useCallback, useSyncExternalStore } from 'react';
import { inLaterTask } from '../platform/clock.ts';
import { listen } from '../platform/listen.ts';
import { mediaQuery } from '../platform/media-query.ts';
import { pageNavigation } from '../platform/page-navigation.ts';

/** Returns the path of the page's address. Updates after router navigation too. */
export function useLocationPath(): string {
  return useSyncExternalStore(watchAddress, () => location.pathname);
}

/** Returns the query string of the page's address. Updates after router navigation too. */
export function useLocationSearch(): string {
  return useSyncExternalStore(watchAddress, () => location.search);
}

/** Without the Navigation API, browsers report only Back and Forward. Our link event fires just before the router acts. */
function watchAddress(onChange: () => void): () => void {
  const stops = [
    listen(pageNavigation(window), ['currententrychange'], onChange),
    listen(window, ['popstate'], onChange),
    listen(window, ['kfp-navigate'], () => inLaterTask(onChange)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Whether the window is at least 1200 px wide. For content that smaller windows must not even fetch. */
export function useIsLargeScreen(): boolean {
  return useMediaQuery('(min-width: 1200px)');
}

/** Whether the window is less than 500 px high, as on a phone in landscape. */
export function useIsLowScreen(): boolean {
  return useMediaQuery('(max-height: 499px)');
}

function useMediaQuery(query: string): boolean {
  const watch = useCallback((onChange: () => void) => listen(mediaQuery(query), ['change'], onChange), [query]);
  return useSyncExternalStore(watch, () => mediaQuery(query)?.matches === true);
}
