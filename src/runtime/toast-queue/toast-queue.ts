import type { Clock } from '../../platform/clock.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';

/** How a message shows; everything has a default. */
export interface ToastOptions {
  /** Default: info. */
  readonly variant?: 'info' | 'error' | 'warning' | 'success';
  /** Milliseconds until it goes by itself, 5000 by default; null or 'off' for never. */
  readonly timeout?: number | 'off' | null;
  /** The higher comes first; 0 by default. Equal ones show in the order in which they were added. */
  readonly priority?: number;
}

/** One message; a removed one is no longer in the queue. */
export interface Toast {
  readonly id: string;
  readonly content: string;
  readonly variant: NonNullable<ToastOptions['variant']>;
  readonly state: 'entering' | 'queued' | 'exiting';
}

export interface ToastQueue extends ReadableStore<readonly Toast[]> {
  /** Gives the id by which the message can be closed: `id`, or one of its own. */
  readonly add: (content: string, options?: ToastOptions, id?: string) => string;
  readonly close: (id: string) => void;
  /** How many show at a time. */
  readonly setLimit: (limit: number) => void;
  /** While true no time passes for what is shown. */
  readonly setPaused: (isPaused: boolean) => void;
  /** Forgets everything. */
  readonly clear: () => void;
}

interface Entry extends Toast {
  readonly priority: number;
  /** Milliseconds that it is still to show; undefined for ever. */
  readonly left: number | undefined;
}

/** As long as the style sheet takes for it. */
const exitTime = 150;
const defaultTimeout = 5000;

/** Shows messages by priority, at most `limit` at a time, each for its time (UI-21). */
export function createToastQueue(clock: Clock, limit = 1): ToastQueue {
  const store = createStore<readonly Entry[]>([]);
  const timers = createTimers(clock, (id) => (find(id)?.state === 'exiting' ? remove(id) : close(id)));
  let isPaused = false;
  let added = 0;

  const find = (id: string) => store.get().find((entry) => entry.id === id);
  const runs = ({ state, left }: Entry) =>
    state === 'exiting' || (state === 'entering' && left !== undefined && !isPaused);

  /** Decides what shows, and lets time pass for that alone. */
  function update(entries: readonly Entry[]): void {
    const shown = entries.map((entry, place): Entry =>
      entry.state === 'exiting' ? entry : { ...entry, state: place < limit ? 'entering' : 'queued' });
    store.set(shown.map((entry) => (runs(entry) ? timers.start(entry) : timers.stop(entry))));
  }

  function remove(id: string): void {
    timers.forget(id);
    update(store.get().filter((entry) => entry.id !== id));
  }

  function close(id: string): void {
    const entry = find(id);
    if (entry?.state === 'queued') remove(id);
    if (entry?.state !== 'entering') return;
    timers.forget(id);
    update(store.get().map((one) => (one === entry ? { ...entry, state: 'exiting', left: exitTime } : one)));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    add(content, { variant = 'info', timeout = defaultTimeout, priority = 0 } = {}, id = `toast-${String((added += 1))}`) {
      const left = typeof timeout === 'number' ? timeout : undefined;
      const entries = store.get();
      const place = entries.findIndex((entry) => entry.priority < priority);
      update(entries.toSpliced(place < 0 ? entries.length : place, 0, { id, content, variant, priority, left, state: 'queued' }));
      return id;
    },
    close,
    setLimit(next) {
      limit = next;
      update(store.get());
    },
    setPaused(next) {
      isPaused = next;
      update(store.get());
    },
    clear() {
      for (const { id } of store.get()) timers.forget(id);
      store.set([]);
    },
  };
}

/** Lets the time of messages pass or stand still, and tells which have had theirs. */
function createTimers(clock: Clock, onEnd: (id: string) => void) {
  const running = new Map<string, { readonly cancel: () => void; readonly end: number }>();

  function forget(id: string): void {
    running.get(id)?.cancel();
    running.delete(id);
  }

  return {
    forget,
    start(entry: Entry): Entry {
      const { id, left = 0 } = entry;
      if (!running.has(id)) {
        running.set(id, { cancel: clock.setTimeout(() => onEnd(id), left), end: clock.monotonic() + left });
      }
      return entry;
    },
    stop(entry: Entry): Entry {
      const timer = running.get(entry.id);
      forget(entry.id);
      return timer ? { ...entry, left: Math.max(0, timer.end - clock.monotonic()) } : entry;
    },
  };
}
