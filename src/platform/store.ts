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
