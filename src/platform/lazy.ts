/** Something whose code comes when it is first needed. */
export interface Lazy<T> {
  /**
   * Gives it; a later call asks again for code that did not arrive. Rejects with why that did not, and never settles once
   * it is disposed of.
   */
  readonly get: () => Promise<T>;
  /** What is here already; asks for nothing. */
  readonly current: () => T | undefined;
  /** Ends it. What arrives from now on is not built: it would ask and listen for nobody. */
  readonly dispose: () => void;
}

/**
 * The way to everything that is loaded late outside React; `useLazy` is the way inside.
 *
 * @param build makes what is wanted of the code that has arrived
 * @param end is called by `dispose` with what was built
 */
export function lazy<C, T>(load: () => Promise<C>, build: (code: C) => T, end?: (value: T) => void): Lazy<T> {
  let loading: Promise<T> | undefined;
  let value: T | undefined;
  let isDisposed = false;
  return {
    get() {
      loading ??= load().then((code) => (isDisposed ? new Promise<never>(() => undefined) : (value = build(code))));
      loading.catch(() => (loading = undefined)); // Whoever asks is told.
      return loading;
    },
    current: () => value,
    dispose() {
      isDisposed = true;
      if (value !== undefined) end?.(value);
    },
  };
}
