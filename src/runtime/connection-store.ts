import type { QueryClient } from '@tanstack/query-core';
import { onlineManager } from '@tanstack/query-core';
import type { ReadableStore } from '../platform/store.ts';
import { createStore } from '../platform/store.ts';
import type { ChangeQueue } from './change-queue.ts';

export interface ConnectionStore extends ReadableStore<boolean> {
  readonly dispose: () => void;
}

/** True while a call waits for the device to be online again; it is sent by itself then. */
export function createConnectionStore(queryClient: QueryClient, changes: ChangeQueue, navigator: Navigator): ConnectionStore {
  onlineManager.setOnline(navigator.onLine);
  const store = createStore(false);
  const queries = queryClient.getQueryCache();

  function update(): void {
    const waits = changes.get() || queries.getAll().some(({ state }) => state.fetchStatus === 'paused');
    store.set(waits && !onlineManager.isOnline());
  }

  const stops = [queries.subscribe(update), changes.subscribe(update), onlineManager.subscribe(update)];
  return {
    get: store.get,
    subscribe: store.subscribe,
    dispose() {
      for (const stop of stops) stop();
    },
  };
}
