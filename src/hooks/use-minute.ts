import { useEffect, useState } from 'react';
import { useAppContext } from './app-context.ts';

const minute = 60_000;

/**
 * Epoch milliseconds, updated at each full minute, since a day in Oslo ends at one. A longer timer would be late after the
 * device has slept, because timers stop meanwhile.
 */
export function useMinute(): number {
  const { clock } = useAppContext().runtime;
  const [now, setNow] = useState(() => clock.now());
  // If the timer is a little early, the next one waits for the rest of the minute.
  useEffect(() => clock.setTimeout(() => setNow(clock.now()), minute - (clock.now() % minute)), [clock, now]);
  return now;
}
