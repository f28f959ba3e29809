import type { Clock } from '../platform/clock.ts';
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

interface Held {
  readonly text: string;
  readonly due: number;
  readonly isOwn: boolean;
  readonly isStored: boolean;
  readonly isHidden: boolean;
}

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
  const held = new Map<string, Held>();
  const room = createRoom(list, (letter) => remove([letter]) > 0 && onLost('overflow'));

  /** Everything that waits, oldest first; what another tab has taken away is no longer held. */
  function list(): readonly Letter[] {
    const stored = new Set(shelf.keys());
    for (const [key, { isStored, isOwn }] of held) {
      if (!isStored || stored.has(key)) continue;
      held.delete(key);
      if (isOwn) onLost('elsewhere');
    }
    const keys = [...new Set([...stored, ...held.keys()])].sort();
    return keys.map((key) => ({ key, text: held.get(key)?.text ?? shelf.read(key) })).filter(hasText);
  }

  function remove(letters: readonly Letter[]): number {
    const before = countOwn(held);
    for (const { key } of letters) {
      held.delete(key);
      shelf.remove(key);
    }
    return before - countOwn(held);
  }

  function hide({ key, text }: Letter): void {
    held.set(key, { text, due: 0, isOwn: false, ...held.get(key), isStored: false, isHidden: true });
    shelf.remove(key);
  }

  function restore({ key, text }: Letter): void {
    const known = held.get(key);
    if (known?.isHidden) held.set(key, { ...known, isStored: shelf.write(key, text), isHidden: false });
  }

  const dueAt = ({ key }: Letter) => held.get(key)?.due ?? Number.NEGATIVE_INFINITY;
  const waiting = () => list().filter(({ key }) => !held.get(key)?.isHidden);
  return {
    add(id, text, due) {
      const key = shelf.newKey(clock.now(), id);
      room.make(sizeOf({ key, text }));
      held.set(key, { text, due, isOwn: true, isStored: shelf.write(key, text), isHidden: false });
    },
    due: () => waiting().filter((letter) => dueAt(letter) <= clock.monotonic()),
    own: (isUnstored = false) => ownOf(held, isUnstored),
    wait: () => untilFirst(waiting().map(dueAt), clock),
    remove,
    hide: (letters) => letters.forEach(hide),
    restore: (letters) => letters.forEach(restore),
    count: () => countOwn(held),
    forget: () => remove([...held.keys()].map((key) => ({ key, text: '' }))),
  };
}

function untilFirst(dues: readonly number[], clock: Clock): number | undefined {
  return dues.length > 0 ? Math.max(0, Math.min(...dues) - clock.monotonic()) : undefined;
}

function hasText(letter: { readonly key: string; readonly text: string | undefined }): letter is Letter {
  return letter.text !== undefined;
}

function ownOf(held: ReadonlyMap<string, Held>, isUnstored: boolean): readonly Letter[] {
  return [...held].flatMap(([key, { text, isOwn, isStored, isHidden }]) =>
    (isOwn && !isHidden && !(isUnstored && isStored) ? [{ key, text }] : []));
}

function countOwn(held: ReadonlyMap<string, Held>): number {
  return [...held.values()].filter(({ isOwn }) => isOwn).length;
}

/** Makes room for what is added. Counts anew only where there may be too much, as to read all takes its time. */
function createRoom(list: () => readonly Letter[], remove: (letter: Letter) => void) {
  let known = 0;
  let knownSize = 0;
  const isOver = (size: number, share: number) => known >= longest * share || knownSize + size > largest * share;

  function count(letters: readonly Letter[]): void {
    known = letters.length;
    knownSize = letters.reduce((sum, letter) => sum + sizeOf(letter), 0);
  }

  return {
    make(size: number): void {
      const letters = isOver(size, 0.9) ? [...list()] : [];
      if (letters.length > 0) count(letters);
      for (const letter of letters) {
        if (!isOver(size, 1)) break;
        remove(letter);
        known -= 1;
        knownSize -= sizeOf(letter);
      }
      known += 1;
      knownSize += size;
    },
  };
}

const sizeOf = ({ key, text }: Letter) => key.length + text.length;
