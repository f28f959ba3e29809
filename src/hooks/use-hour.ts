import { useEffect, useState } from 'react';
import { useAppContext } from './app-context.ts';

const hour = 3_600_000;

/** Epoch milliseconds, anew at each full hour: a day in Oslo ends at one, in summer and in winter. */
export function useHour(): number {
  const { clock } = useAppContext().runtime;
  const [now, setNow] = useState(() => clock.now());
  // A timer may be a little early: then what is left of the hour is waited for.
  useEffect(() => clock.setTimeout(() => setNow(clock.now()), hour - (now % hour)), [clock, now]);
  return now;
}
