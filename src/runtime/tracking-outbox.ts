import type { Clock } from '../platform/clock.ts';
import type { LetterShelf } from './letter-shelf.ts';
import { createLetterShelf } from './letter-shelf.ts';

/** An event as it is sent. */
export interface Letter {
  readonly key: string;
  /** JSON of ASCII letters. */
  readonly text: string;
}

/** The events that wait to be sent: those of this page, and what other tabs and earlier pages have stored. */
export interface TrackingOutbox {
  /**
   * @param id of the event, of letters and digits
   * @param due when it may be sent, by the monotonic clock
   */
  readonly add: (id: string, text: string, due: number) => void;
  /** What may be sent now, oldest first. */
  readonly due: () => readonly Letter[];
  /** What this page alone can send: its own events. Only those that are stored nowhere with `isUnstored`. */
  readonly own: (isUnstored?: boolean) => readonly Letter[];
  /** Milliseconds until the next one may be sent; undefined when there is none. */
  readonly wait: () => number | undefined;
  /** They have been sent, or never will be; gives how many were events of this page. */
  readonly remove: (letters: readonly Letter[]) => number;
  /** They are on their way while the page is left: no other page is to send them. */
  readonly hide: (letters: readonly Letter[]) => void;
  /** They did not arrive. */
  readonly restore: (letters: readonly Letter[]) => void;
  /** How many events of this page wait. */
  readonly count: () => number;
  /** Forgets what the page holds in memory; gives how many events of its own. */
  readonly forget: () => number;
}

interface Held extends Letter {
  /** Never for one that is on its way while the page is left. */
  readonly due: number;
  readonly isOwn: boolean;
  readonly isStored: boolean;
}

const never = Number.POSITIVE_INFINITY;

/** At most so many events and characters are stored, by all tabs together (TR-60). */
const longest = 1000;
const largest = 256 * 1024;

type OnLost = (reason: 'overflow' | 'elsewhere') => void;

/**
 * Keeps events in the storage, and in memory where that has no room.
 *
 * @param onLost an event of this page has gone: the oldest give way, and other tabs send or remove what is stored
 */
export function createTrackingOutbox(window: Window, clock: Clock, onLost: OnLost): TrackingOutbox {
  const shelf = createLetterShelf(window);
  const { held, list, own, remove, makeRoom } = createHeldLetters(shelf, onLost);

  function hide({ key }: Letter): void {
    const letter = held.get(key);
    if (letter) held.set(key, { ...letter, due: never, isStored: false });
    shelf.remove(key);
  }

  function restore({ key, text }: Letter): void {
    const letter = held.get(key);
    if (letter?.due === never) held.set(key, { ...letter, due: 0, isStored: shelf.write(key, text) });
  }

  return {
    add(id, text, due) {
      const key = shelf.newKey(clock.now(), id);
      makeRoom(sizeOf({ key, text }));
      held.set(key, { key, text, due, isOwn: true, isStored: shelf.write(key, text) });
    },
    due: () => list().filter(({ due }) => due <= clock.monotonic()),
    own: (isUnstored = false) => own().filter(({ due, isStored }) => due !== never && !(isUnstored && isStored)),
    wait() {
      const first = Math.min(...list().map(({ due }) => due));
      return first === never ? undefined : Math.max(0, first - clock.monotonic());
    },
    remove,
    hide: (letters) => letters.forEach(hide),
    restore: (letters) => letters.forEach(restore),
    count: () => own().length,
    forget() {
      const count = own().length;
      held.clear();
      return count;
    },
  };
}

/** What the page knows of, its own and that of others. */
function createHeldLetters(shelf: LetterShelf, onLost: OnLost) {
  const held = new Map<string, Held>();
  // What there is, as it was last seen: to read all takes its time.
  let [known, knownSize] = [0, 0];
  const own = () => [...held.values()].filter(({ isOwn }) => isOwn);

  /** Everything that waits, oldest first. */
  function list(): readonly Held[] {
    const keys = new Set(shelf.keys());
    for (const { key, isStored, isOwn } of held.values()) {
      // Another tab has taken it away.
      if (isStored && !keys.has(key) && held.delete(key) && isOwn) onLost('elsewhere');
    }
    for (const key of keys) {
      const text = held.has(key) ? undefined : shelf.read(key);
      if (text !== undefined) held.set(key, { key, text, due: 0, isOwn: false, isStored: true });
    }
    const letters = [...held.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
    [known, knownSize] = [letters.length, letters.reduce((sum, letter) => sum + sizeOf(letter), 0)];
    return letters;
  }

  function remove(letters: readonly Letter[]): number {
    const before = own().length;
    for (const { key } of letters) {
      held.delete(key);
      shelf.remove(key);
    }
    return before - own().length;
  }

  /** The oldest give way; other tabs may have stored more than was seen last. */
  function makeRoom(size: number): void {
    const isOver = (share: number) => known >= longest * share || knownSize + size > largest * share;
    for (const letter of isOver(0.9) ? list() : []) {
      if (!isOver(1)) break;
      if (remove([letter]) > 0) onLost('overflow');
      known -= 1;
      knownSize -= sizeOf(letter);
    }
    known += 1;
    knownSize += size;
  }

  return { held, list, own, remove, makeRoom };
}

const sizeOf = ({ key, text }: Letter) => key.length + text.length;
