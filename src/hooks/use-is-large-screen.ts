import { useSyncExternalStore } from 'react';

/** Whether the window is at least 1200 px wide, for what must not even be fetched on smaller ones. */
export function useIsLargeScreen(): boolean {
  return useSyncExternalStore(watch, () => largeScreen().matches);
}

function watch(onChange: () => void): () => void {
  const screen = largeScreen();
  screen.addEventListener('change', onChange);
  return () => screen.removeEventListener('change', onChange);
}

function largeScreen(): MediaQueryList {
  return matchMedia('(min-width: 1200px)');
}
