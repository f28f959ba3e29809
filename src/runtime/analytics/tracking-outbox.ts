import { storageEntry } from '../../platform/storage-entry.ts';
import { analyticsPrefix } from './analytics-mark.ts';
import { analyticsKeys } from './analytics-storage.ts';
import type { TrackingServices } from './tracking-services.ts';

/** An event as it is sent. */
export interface Letter {
  readonly key: string;
  /** JSON of ASCII letters. */
  readonly text: string;
  /** Whether it is of this page. */
  readonly isOwn: boolean;
  /** When it may be sent, by the monotonic clock; never for one that is under way. */
  due: number;
  /** False where the browser has no room for it, and for one that goes with a page that is left. */
  isStored: boolean;
}

/** The events that wait to be sent: those of this page, and what other tabs and earlier pages have stored. */
export interface TrackingOutbox {
  /** @param id of the event, of letters and digits */
  readonly add: (id: string, text: string, due: number) => void;
  /** Everything that waits or is under way, oldest first. */
  readonly list: () => readonly Letter[];
  /** It goes with the page: no other page is to send it. */
  readonly hide: (letter: Letter) => void;
  /** It did not arrive. */
  readonly restore: (letter: Letter) => void;
  /** They have been sent, or never will be; gives how many were events of this page. */
  readonly remove: (letters: readonly Letter[]) => number;
  /** How many events of this page wait or are under way. */
  readonly count: () => number;
}

/** When what is under way may be sent. */
export const never = Number.POSITIVE_INFINITY;

/** How the entries of events begin. Each has one of its own, so that tabs never overwrite what others have stored. */
const prefix = `${analyticsPrefix}e`;

/** At most so many events and letters, those of their names too, are stored by all tabs together (TR-60). */
const most = 1000;
const room = 256 * 1024;

/**
 * Keeps events in the storage, and in memory where that has no room.
 *
 * @param onEnd events of this page have gone: the oldest give way, and other tabs send or remove what is stored
 */
export function createTrackingOutbox(
  { window, clock }: Pick<TrackingServices, 'window' | 'clock'>,
  onEnd: (count: number, reason: string) => void,
): TrackingOutbox {
  const held = new Map<string, Letter>();
  const entryOf = (key: string) => storageEntry(() => window.localStorage, key);
  let last = 0;

  function store(letter: Letter): void {
    const entry = entryOf(letter.key);
    entry.write(letter.text);
    letter.isStored = entry.read() === letter.text;
  }

  const remove = (letters: readonly Letter[]) => letters.filter(({ key, isOwn }) => {
    entryOf(key).write(undefined);
    return held.delete(key) && isOwn;
  }).length;

  /** Takes in what another tab or an earlier page has stored; another script may have written anything under the name. */
  function take(key: string): void {
    const letter = { key, text: entryOf(key).read() ?? '', isOwn: false, due: 0, isStored: true };
    if (isEvent(letter.text)) held.set(key, letter);
    else remove([letter]);
  }

  function list(): readonly Letter[] {
    const keys = new Set(analyticsKeys(window, prefix));
    onEnd(remove([...held.values()].filter(({ key, isStored }) => isStored && !keys.has(key))), 'elsewhere');
    for (const key of keys) if (!held.has(key)) take(key);
    const letters = [...held.values()].sort((one, other) => (one.key > other.key ? -1 : 1));
    const kept = fitting(letters, room, most, true);
    onEnd(remove(letters.slice(kept.length)), 'overflow');
    return kept.toReversed();
  }

  return {
    add(id, text, due) {
      // Names sort as they were made.
      last = Math.max(last + 1, clock.now() * 1000);
      const letter = { key: `${prefix}${last.toString(36)}-${id}`, text, due, isOwn: true, isStored: false };
      held.set(letter.key, letter);
      store(letter);
      // Other tabs may have stored more than was seen last.
      if (fitting([...held.values()], room * 0.9, most * 0.9, true).length < held.size) list();
    },
    list,
    hide(letter) {
      letter.isStored = false;
      entryOf(letter.key).write(undefined);
    },
    restore(letter) {
      letter.due = 0;
      if (!letter.isStored && held.has(letter.key)) store(letter);
    },
    remove,
    count: () => [...held.values()].filter(({ isOwn }) => isOwn).length,
  };
}

/** Anything else would make its whole list unreadable. */
function isEvent(text: string): boolean {
  try {
    return text.startsWith('{"event":"') && Boolean(JSON.parse(text));
  } catch {
    return false; // Not JSON.
  }
}

/** As many of the first ones as fit into a list of so many letters, or into so much of the storage with their names. */
export function fitting(letters: readonly Letter[], size: number, count: number, isNamed = false): readonly Letter[] {
  let sum = 2;
  const sizeOf = ({ key, text }: Letter) => text.length + (isNamed ? key.length : 1);
  const tooMany = letters.findIndex((letter, index) => index >= count || (sum += sizeOf(letter)) > size);
  return tooMany < 0 ? letters : letters.slice(0, tooMany);
}
