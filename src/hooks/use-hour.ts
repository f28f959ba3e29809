import { useEffect, useState } from 'react';
import { useAppContext } from './app-context.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Epoch milliseconds, anew at each full hour: a day in Oslo ends at one, in summer and in winter. The clock is looked at each
 * minute, as a timer stands still while the device sleeps.
 */
export function useHour(): number {
  const { clock } = useAppContext().runtime;
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let stop: () => void;
    // A timer may be a little early: then what is left of the hour is waited for.
    const wait = () => {
      stop = clock.setTimeout(look, Math.min(hour - (clock.now() % hour), minute));
    };
    const look = () => {
      const next = clock.now();
      if (Math.floor(next / hour) === Math.floor(now / hour)) wait();
      else setNow(next);
    };
    wait();
    return () => stop();
  }, [clock, now]);
  return now;
}
