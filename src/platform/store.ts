/** A value that can be read, replaced and watched; the shape that `useSyncExternalStore` reads. */
export interface ReadableStore<T> {
  readonly get: () => T;
  /** Calls `listener` after each change; the returned function unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<T> extends ReadableStore<T> {
  /** Replaces the value. The same value (`Object.is`) calls no listener. */
  readonly set: (value: T) => void;
}

/** Creates a store with the value `initial`. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export interface DerivedStore<T> extends ReadableStore<T> {
  readonly dispose: () => void;
}

/** Creates a store with what `read` makes of the value of `source`, read again after each change. */
export function derivedStore<S, T>(source: ReadableStore<S>, read: (value: S) => T): DerivedStore<T> {
  const { get, set, subscribe } = createStore(read(source.get()));
  return { get, subscribe, dispose: source.subscribe(() => set(read(source.get()))) };
}
