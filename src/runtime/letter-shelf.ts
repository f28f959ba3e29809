import { storageEntry } from '../platform/storage-entry.ts';
import { analyticsKeys, analyticsPrefix } from './analytics-storage.ts';

/** How the entries of events begin. */
const prefix = `${analyticsPrefix}e`;

/** The events in the storage, each in an entry of its own, so that tabs never overwrite what others have stored. */
export interface LetterShelf {
  /** Names that sort as they were made. */
  readonly newKey: (time: number, id: string) => string;
  readonly keys: () => readonly string[];
  /** What another tab or an earlier page has stored; undefined for what is none of ours. */
  readonly read: (key: string) => string | undefined;
  /** False where the browser stores nothing, or has no room. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
}

export function createLetterShelf(window: Window): LetterShelf {
  const entryOf = (key: string) => storageEntry(() => window.localStorage, key);
  /** What has been read before. */
  const known = new Map<string, string>();
  let made = 0;

  function remove(key: string): void {
    known.delete(key);
    entryOf(key).write(undefined);
  }

  return {
    newKey: (time, id) => `${prefix}${base36(time, 9)}${base36((made += 1), 5)}-${id}`,
    keys: () => analyticsKeys(window, prefix),
    read(key) {
      const text = known.get(key) ?? entryOf(key).read();
      if (text === undefined || known.has(key)) return text;
      if (isSound(text)) known.set(key, text);
      // Another script of the origin may have written anything under the name.
      else remove(key);
      return known.get(key);
    },
    write(key, text) {
      const entry = entryOf(key);
      entry.write(text);
      return entry.read() === text;
    },
    remove,
  };
}

/** Numbers of one length. */
const base36 = (value: number, length: number) => Math.max(0, value).toString(36).padStart(length, '0');

function isSound(text: string): boolean {
  try {
    const { event, properties } = JSON.parse(text) as Partial<Record<string, unknown>>;
    return typeof event === 'string' && typeof properties === 'object';
  } catch {
    return false; // Not an event of ours.
  }
}
