import type { MessageVariant } from '../../domain/message-variant.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';

/** How a message shows. All fields are optional. */
export interface ToastOptions {
  /** Default: info. */
  readonly variant?: 'info' | 'error' | 'warning' | 'success' | undefined;
  /** Milliseconds until the message closes, 5000 by default; null or 'off' for never. */
  readonly timeout?: number | 'off' | null | undefined;
  /** Higher priority shows first; 0 by default. Equal priorities show in the order in which they were added. */
  readonly priority?: number | undefined;
  /** Language of the text, such as `en`. Default: that of `kfp-toasts`. */
  readonly lang?: string | undefined;
}

/** One message in the queue. */
export interface Toast {
  readonly id: string;
  readonly content: string;
  readonly variant: MessageVariant;
  readonly state: 'entering' | 'queued' | 'exiting';
  readonly lang: string | undefined;
}

type ToastText = Pick<Toast, 'content' | 'lang'>;

/** The event `kfp-toast`, which asks for a message. */
export type ToastEvent = CustomEvent<{ readonly content?: unknown } | null> & {
  /** Replaces the text when the sender's language changes. Set by the element that shows the message. */
  rewrite?: (text: ToastText) => void;
  /** Removes the message. Set by the element that shows it. */
  withdraw?: () => void;
};

export interface ToastQueue extends ReadableStore<readonly Toast[]> {
  /**
   * Adds a message.
   *
   * @returns the id for `close`: the given one, or a new one
   */
  readonly add: (content: string, options?: ToastOptions, id?: string) => string;
  readonly close: (id: string) => void;
  /** Removes a message at once, without its exit animation. */
  readonly remove: (id: string) => void;
  /** Replaces the text of a message. Its place and its time stay. */
  readonly rewrite: (id: string, text: ToastText) => void;
  /** Sets how many messages show at a time. */
  readonly setLimit: (limit: number) => void;
  /** While paused, the timers of visible messages stop. */
  readonly setPaused: (isPaused: boolean) => void;
  /** Removes all messages. */
  readonly clear: () => void;
}

interface Entry extends Toast {
  readonly priority: number;
  /** Milliseconds that are left; undefined when the message never closes by itself. */
  readonly left: number | undefined;
}

/** Milliseconds of the exit animation, as in the style sheet. */
const exitTime = 150;
const defaultTimeout = 5000;

/** Shows messages by priority, at most `limit` at a time, each for its own time (UI-21). */
export function createToastQueue(clock: Clock, limit = 1): ToastQueue {
  const store = createStore<readonly Entry[]>([]);
  const timers = createTimers(clock, (id) => (find(id)?.state === 'exiting' ? remove(id) : close(id)));
  let isPaused = false;
  let added = 0;

  const find = (id: string) => store.get().find((entry) => entry.id === id);
  const runs = ({ state, left }: Entry) =>
    state === 'exiting' || (state === 'entering' && left !== undefined && !isPaused);

  /** Decides which messages show, and runs the timers of those only. */
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
    add(content, { variant = 'info', timeout = defaultTimeout, priority = 0, lang } = {}, id = `toast-${(added += 1)}`) {
      const left = typeof timeout === 'number' ? timeout : undefined;
      const entries = store.get();
      const place = entries.findIndex((entry) => entry.priority < priority);
      update(entries.toSpliced(place < 0 ? entries.length : place, 0, { id, content, variant, priority, left, lang, state: 'queued' }));
      return id;
    },
    close, remove,
    rewrite(id, text) {
      const old = find(id);
      if (!old || (old.content === text.content && old.lang === text.lang)) return;
      store.set(store.get().map((entry) => (entry === old ? { ...entry, ...text } : entry)));
    },
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

/** Starts and pauses the timers of messages. `onEnd` is called when the time of a message is over. */
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
