/** One entry of a storage. The browser may forbid the storage, or it may be full: reads then give undefined, and writes do nothing. */
export interface StorageEntry {
  readonly read: () => string | undefined;
  /** Undefined removes the entry. */
  readonly write: (text: string | undefined) => void;
}

/**
 * @param getStorage is called at each access, because reading a forbidden storage throws
 */
export function storageEntry(getStorage: () => Storage, key: string): StorageEntry {
  return {
    read() {
      try {
        return getStorage().getItem(key) ?? undefined;
      } catch {
        return undefined; // The storage is forbidden; the page works without it.
      }
    },
    write(text) {
      try {
        if (text === undefined) getStorage().removeItem(key);
        else getStorage().setItem(key, text);
      } catch {
        // The storage is forbidden or full.
      }
    },
  };
}
