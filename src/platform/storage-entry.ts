/** One entry of a storage that a browser may refuse, or a customer have filled: a refusal reads as empty. */
export interface StorageEntry {
  readonly read: () => string | undefined;
  /** Undefined removes the entry. */
  readonly write: (text: string | undefined) => void;
}

/**
 * @param getStorage is called each time, as the mere access to a forbidden storage throws
 */
export function storageEntry(getStorage: () => Storage, key: string): StorageEntry {
  return {
    read() {
      try {
        return getStorage().getItem(key) ?? undefined;
      } catch {
        return undefined; // A page that may store nothing works without.
      }
    },
    write(text) {
      try {
        if (text === undefined) getStorage().removeItem(key);
        else getStorage().setItem(key, text);
      } catch {
        // As above.
      }
    },
  };
}
