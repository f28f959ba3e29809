import { useEffect, useState } from 'react';
import { useAppContext } from './app-context.ts';

const minute = 60_000;

/**
 * Epoch milliseconds, anew at each full minute: a day in Oslo ends at one. A longer timer would be late after the device has
 * slept, as it stands still meanwhile.
 */
export function useMinute(): number {
  const { clock } = useAppContext().runtime;
  const [now, setNow] = useState(() => clock.now());
  // A timer may be a little early: then what is left of the minute is waited for.
  useEffect(() => clock.setTimeout(() => setNow(clock.now()), minute - (clock.now() % minute)), [clock, now]);
  return now;
}
