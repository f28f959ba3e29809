/** A value whose code loads when it is first needed. */
export interface Lazy<T> {
  /**
   * Loads the value. Rejects when the code fails to load; a later call loads again. After `dispose` the
   * promise never settles, unless the value was built before.
   */
  readonly get: () => Promise<T>;
  /** The value if it has loaded; does not start loading. */
  readonly current: () => T | undefined;
  /** Ends the value. Code that loads later is not built, because nobody would dispose of its requests and listeners. */
  readonly dispose: () => void;
}

/**
 * Loads code lazily, outside React; inside React use `useLazy`.
 *
 * @param build creates the value from the loaded code
 * @param end is called by `dispose` with the value
 */
export function lazy<C, T>(load: () => Promise<C>, build: (code: C) => T, end?: (value: T) => void): Lazy<T> {
  let loading: Promise<T> | undefined;
  let value: T | undefined;
  let isDisposed = false;

  async function start(): Promise<T> {
    try {
      const code = await load();
      if (!isDisposed) return (value = build(code));
    } catch (error) {
      loading = undefined;
      if (!isDisposed) throw error;
    }
    return new Promise<never>(() => undefined);
  }

  return {
    get() {
      loading ??= start();
      return loading;
    },
    current: () => value,
    dispose() {
      isDisposed = true;
      if (value !== undefined) end?.(value);
    },
  };
}
