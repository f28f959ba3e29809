export interface LazyService<T> {
  /** Gives the service; a later call asks again for code that did not arrive. Never settles once the service is disposed of. */
  readonly get: () => Promise<T>;
  /** The service once it is here. */
  readonly current: () => T | undefined;
  readonly dispose: () => void;
}

/**
 * A service of the page whose code comes when it is first needed.
 *
 * @param build is not called any more after `dispose`: a service that is built then would ask and listen for nobody
 */
export function lazyService<C, T extends { readonly dispose: () => void }>(
  load: () => Promise<C>, build: (code: C) => T,
): LazyService<T> {
  let loading: Promise<T> | undefined;
  let service: T | undefined;
  let isDisposed = false;
  return {
    get() {
      loading ??= load().then((code) => (isDisposed ? new Promise<never>(() => undefined) : (service = build(code))));
      loading.catch(() => (loading = undefined)); // Whoever asks is told.
      return loading;
    },
    current: () => service,
    dispose() {
      isDisposed = true;
      service?.dispose();
    },
  };
}
