import type { QueryClient } from '@tanstack/react-query';
import { onlineManager } from '@tanstack/react-query';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';

export interface ConnectionStore extends ReadableStore<boolean> {
  readonly dispose: () => void;
}

/** True while a call waits for the device to be online again; it is sent by itself then. */
export function createConnectionStore(queryClient: QueryClient, navigator: Navigator): ConnectionStore {
  onlineManager.setOnline(navigator.onLine);
  const store = createStore(false);
  const queries = queryClient.getQueryCache();
  const mutations = queryClient.getMutationCache();

  function update(): void {
    const waits = queries.getAll().some(({ state }) => state.fetchStatus === 'paused')
      || mutations.getAll().some(({ state }) => state.isPaused);
    store.set(waits && !onlineManager.isOnline());
  }

  const stops = [queries.subscribe(update), mutations.subscribe(update), onlineManager.subscribe(update)];
  return {
    get: store.get,
    subscribe: store.subscribe,
    dispose() {
      for (const stop of stops) stop();
    },
  };
}
