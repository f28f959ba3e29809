import { storageEntry } from '../platform/storage-entry.ts';
import { analyticsPrefix } from './analytics-mark.ts';
import { analyticsKeys } from './analytics-storage.ts';

/** How the entries of events begin. */
const prefix = `${analyticsPrefix}e`;

/** The events in the storage, each in an entry of its own, so that tabs never overwrite what others have stored. */
export interface LetterShelf {
  /** Names that sort as they were made. */
  readonly newKey: (time: number, id: string) => string;
  readonly keys: () => readonly string[];
  /** What another tab or an earlier page has stored; what is no event is removed, and undefined. */
  readonly read: (key: string) => string | undefined;
  /** False where the browser stores nothing, or has no room. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
}

export function createLetterShelf(window: Window): LetterShelf {
  const entryOf = (key: string) => storageEntry(() => window.localStorage, key);
  const remove = (key: string) => entryOf(key).write(undefined);
  let made = 0;

  return {
    newKey: (time, id) => `${prefix}${base36(time, 9)}${base36((made += 1), 5)}-${id}`,
    keys: () => analyticsKeys(window, prefix),
    read(key) {
      const text = entryOf(key).read();
      if (text === undefined || isEvent(text)) return text;
      // Another script of the origin may have written anything under the name.
      remove(key);
      return undefined;
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

function isEvent(text: string): boolean {
  try {
    const { event, properties } = JSON.parse(text) as Partial<Record<string, unknown>>;
    return typeof event === 'string' && typeof properties === 'object';
  } catch {
    return false; // Not JSON.
  }
}
