import type { Clock } from '../../../src/ui/clock.ts';

/** A clock that stands still until it is advanced. */
export function fakeClock(): Clock & { advance(milliseconds: number): void; pending(): number } {
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>();
  let now = 0;
  let lastId = 0;
  return {
    setTimeout(callback, milliseconds) {
      timers.set(++lastId, { at: now + milliseconds, callback });
      return lastId;
    },
    clearTimeout: (id) => void timers.delete(id),
    advance(milliseconds) {
      now += milliseconds;
      for (const [id, { at, callback }] of [...timers]) {
        if (at > now) continue;
        timers.delete(id);
        callback();
      }
    },
    pending: () => timers.size,
  };
}
