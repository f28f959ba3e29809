import { storageEntry } from '../../platform/storage-entry.ts';
import { analyticsPrefix } from './analytics-mark.ts';
import { analyticsKeys } from './analytics-storage.ts';
import type { TrackingServices } from './tracking-services.ts';

/** A serialised event, ready to send. */
export interface OutboxEvent {
  readonly key: string;
  /** JSON in ASCII. */
  readonly text: string;
  /** Whether this page tracked the event. */
  readonly isOwn: boolean;
  /** When it may be sent, on the monotonic clock; `underWay` while a request has it. */
  due: number;
  /** False when the storage is full, and for an event that is sent while the page closes. */
  isStored: boolean;
}

/** The events that wait to be sent: those of this page, and those that other tabs and earlier pages have stored. */
export interface TrackingOutbox {
  /**
   * @param id id of the event, letters and digits
   * @param due when it may be sent, on the monotonic clock
   */
  readonly add: (id: string, text: string, due: number) => void;
  /** All events that wait or are under way, oldest first. */
  readonly list: () => readonly OutboxEvent[];
  /** Removes an event from the storage, because this closing page sends it and no other page may. */
  readonly hide: (event: OutboxEvent) => void;
  /** Queues an event again after a failed request. */
  readonly restore: (event: OutboxEvent) => void;
  /**
   * Removes events that were delivered or dropped.
   *
   * @returns how many were events of this page
   */
  readonly remove: (events: readonly OutboxEvent[]) => number;
  /** The number of events of this page that wait or are under way. */
  readonly count: () => number;
}

/** The due time of an event that is under way: it is sent again only after `restore`. */
export const underWay = Number.POSITIVE_INFINITY;

/** The prefix of event entries. Each event has its own entry, so that tabs never overwrite each other. */
export const eventPrefix = `${analyticsPrefix}e`;

/** Limits for all tabs together: number of events, and characters of entries with their keys (TR-60). */
export const mostEvents = 1000;
export const mostCharacters = 256 * 1024;

/**
 * Keeps events in `localStorage`, or in memory when the storage is full.
 *
 * @param onEnd called when events of this page are gone: the oldest overflowed, or another tab sent or removed them
 */
export function createTrackingOutbox(
  { window, clock }: Pick<TrackingServices, 'window' | 'clock'>,
  onEnd: (count: number, reason: string) => void,
): TrackingOutbox {
  const held = new Map<string, OutboxEvent>();
  const entryOf = (key: string) => storageEntry(() => window.localStorage, key);
  let last = 0;

  function store(event: OutboxEvent): void {
    const entry = entryOf(event.key);
    entry.write(event.text);
    event.isStored = entry.read() === event.text;
  }

  const remove = (events: readonly OutboxEvent[]) => events.filter(({ key, isOwn }) => {
    entryOf(key).write(undefined);
    return held.delete(key) && isOwn;
  }).length;

  /** Adopts an event that another tab or an earlier page has stored. Removes an invalid entry, because any script of the page may write one. */
  function take(key: string): void {
    const event = { key, text: entryOf(key).read() ?? '', isOwn: false, due: 0, isStored: true };
    if (isEvent(event.text)) held.set(key, event);
    else remove([event]);
  }

  function list(): readonly OutboxEvent[] {
    const keys = new Set(analyticsKeys(window, eventPrefix));
    onEnd(remove([...held.values()].filter(({ key, isStored }) => isStored && !keys.has(key))), 'elsewhere');
    for (const key of keys) if (!held.has(key)) take(key);
    const events = [...held.values()].sort((one, other) => (one.key > other.key ? -1 : 1));
    const kept = fitting(events, mostCharacters, mostEvents, true);
    onEnd(remove(events.slice(kept.length)), 'overflow');
    return kept.toReversed();
  }

  return {
    add(id, text, due) {
      // Keys sort by creation time.
      last = Math.max(last + 1, clock.now() * 1000);
      const event = { key: `${eventPrefix}${last.toString(36)}-${id}`, text, due, isOwn: true, isStored: false };
      held.set(event.key, event);
      store(event);
      // Near the limit `list` reads the storage again, because other tabs may have stored more.
      if (fitting([...held.values()], mostCharacters * 0.9, mostEvents * 0.9, true).length < held.size) list();
    },
    list,
    hide(event) {
      event.isStored = false;
      entryOf(event.key).write(undefined);
    },
    restore(event) {
      event.due = 0;
      if (!event.isStored && held.has(event.key)) store(event);
    },
    remove,
    count: () => [...held.values()].filter(({ isOwn }) => isOwn).length,
  };
}

/** Whether the text is a serialised event. One invalid text would make the whole batch unreadable. */
function isEvent(text: string): boolean {
  try {
    return text.startsWith('{"event":"') && Boolean(JSON.parse(text));
  } catch {
    return false; // Not JSON.
  }
}

/**
 * The longest prefix of `events` within the limits.
 *
 * @param size most characters
 * @param count most events
 * @param isNamed whether the keys count too, as in the storage
 */
export function fitting(events: readonly OutboxEvent[], size: number, count: number, isNamed = false): readonly OutboxEvent[] {
  let sum = 2;
  const sizeOf = ({ key, text }: OutboxEvent) => text.length + (isNamed ? key.length : 1);
  const tooMany = events.findIndex((event, index) => index >= count || (sum += sizeOf(event)) > size);
  return tooMany < 0 ? events : events.slice(0, tooMany);
}
