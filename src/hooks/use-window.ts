import { useCallback, useSyncExternalStore } from 'react';
import { inLaterTask } from '../platform/clock.ts';
import { listen } from '../platform/listen.ts';
import { mediaQuery } from '../platform/media-query.ts';
import { pageNavigation } from '../platform/page-navigation.ts';

/** The path of the page's address, also after a router has changed it. */
export function useLocationPath(): string {
  return useSyncExternalStore(watchAddress, () => location.pathname);
}

/** The query of the page's address, likewise. */
export function useLocationSearch(): string {
  return useSyncExternalStore(watchAddress, () => location.search);
}

/** Browsers without the Navigation API tell of Back only; a link of ours is told of just before its router acts. */
function watchAddress(onChange: () => void): () => void {
  const navigation = pageNavigation(window);
  const onNavigate = () => inLaterTask(onChange);
  navigation?.addEventListener('currententrychange', onChange);
  addEventListener('popstate', onChange);
  addEventListener('kfp-navigate', onNavigate);
  return () => {
    navigation?.removeEventListener('currententrychange', onChange);
    removeEventListener('popstate', onChange);
    removeEventListener('kfp-navigate', onNavigate);
  };
}

/** Whether the window is at least 1200 px wide, for what must not even be fetched on smaller ones. */
export function useIsLargeScreen(): boolean {
  return useMediaQuery('(min-width: 1200px)');
}

/** Whether the window is less than 500 px high, as that of a phone that lies on its side. */
export function useIsLowScreen(): boolean {
  return useMediaQuery('(max-height: 499px)');
}

function useMediaQuery(query: string): boolean {
  const watch = useCallback((onChange: () => void) => listen(mediaQuery(query), ['change'], onChange), [query]);
  return useSyncExternalStore(watch, () => mediaQuery(query)?.matches === true);
}
