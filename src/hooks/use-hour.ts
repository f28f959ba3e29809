import { useEffect, useState } from 'react';
import { useAppContext } from './app-context.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Returns the time in epoch milliseconds, updated at each full hour: midnight in Oslo is a full hour in summer and winter.
 * It checks the clock each minute, because timers stop while the device sleeps.
 */
export function useHour(): number {
  const { clock } = useAppContext().runtime;
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let stop: () => void;
    // A timer may fire a little early. It then waits for the rest of the hour.
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
