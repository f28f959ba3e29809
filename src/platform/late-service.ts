export interface LateService<T> {
  /** Gives the service; a later call asks again for code that did not arrive. */
  readonly get: () => Promise<T>;
  /** The service once it is here. */
  readonly current: () => T | undefined;
  readonly dispose: () => void;
}

/** A service of the page whose code comes when it is first needed. */
export function lateService<T extends { readonly dispose: () => void }>(load: () => Promise<T>): LateService<T> {
  let loading: Promise<T> | undefined;
  let service: T | undefined;
  return {
    get() {
      loading ??= load().then((loaded) => (service = loaded));
      loading.catch(() => (loading = undefined)); // Whoever asks is told.
      return loading;
    },
    current: () => service,
    dispose: () => void loading?.then((loaded) => loaded.dispose()),
  };
}
