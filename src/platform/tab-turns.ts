import type { Clock } from './clock.ts';

/** Runs `work` while no other tab of the origin runs work of this name, and gives what it gives. */
export type TabTurns = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Milliseconds to wait for another tab: it may be frozen, or wait for an answer that never comes, and must not keep
 * this one from working for ever.
 */
const patience = 10_000;

/** Turns by the browser's locks. Where there are none, as on plain http and in some frames, work runs at once. */
export function createTabTurns(navigator: Navigator, clock: Clock): TabTurns {
  /** Resolves when it is this tab's turn, or nobody can tell, with a function that ends the turn. */
  const take = (name: string) => new Promise<() => void>((resolve) => {
    const waiting = new AbortController();
    const cancel = clock.setTimeout(() => waiting.abort(), patience);
    const start = (end: () => void) => {
      cancel();
      resolve(end);
    };
    const request = async () => navigator.locks.request(name, { signal: waiting.signal }, () => new Promise<void>(start));
    request().catch(() => start(() => undefined));
  });

  return async (name, work) => {
    const end = await take(name);
    try {
      return await work();
    } finally {
      end();
    }
  };
}
