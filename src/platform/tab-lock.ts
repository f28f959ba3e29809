import type { Clock } from './clock.ts';

/** Runs `work` while no other tab of the origin runs work of this name. Settles as `work` does. */
export type WithTabLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Milliseconds to wait for another tab. That tab may be frozen or wait for a response that never comes; it must not
 * block this tab for ever.
 */
const patience = 10_000;

/** Locks with the Web Locks API. Where that is missing, as on plain http and in some frames, work runs at once. */
export function createTabLock(navigator: Navigator, clock: Clock): WithTabLock {
  /** Resolves when this tab has the lock, or when locks fail; gives a function that releases the lock. */
  const acquire = (name: string) => new Promise<() => void>((resolve) => {
    const waiting = new AbortController();
    const cancel = clock.setTimeout(() => waiting.abort(), patience);
    const start = (release: () => void) => {
      cancel();
      resolve(release);
    };
    const request = async () => navigator.locks.request(name, { signal: waiting.signal }, () => new Promise<void>(start));
    request().catch(() => start(() => undefined));
  });

  return async (name, work) => {
    const release = await acquire(name);
    try {
      return await work();
    } finally {
      release();
    }
  };
}
