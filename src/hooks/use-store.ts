import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '../platform/store.ts';

/** The value of a service's store; renders again when it changes. */
export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
