import type { Clock } from '../platform/clock.ts';
import { TimeoutError } from './errors.ts';

/** Aborts a call with this error. */
export type Stop = (error: Error) => void;

interface TimeLimit {
  readonly clock: Clock;
  /** Milliseconds. */
  readonly limit: number;
  /** Holds the call's stop function while the call is under way. */
  readonly underWay?: Set<Stop>;
}

/**
 * Runs `work` within the time limit. When the limit passes or the call is stopped, the signal aborts and the promise
 * rejects at once, even if the work ignores the signal.
 *
 * @throws TimeoutError when the limit passes; otherwise what `work` rejects with
 */
export function withTimeLimit<T>(options: TimeLimit, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { clock, limit, underWay = new Set() } = options;
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const end = () => {
      cancelTimer();
      underWay.delete(stop);
    };
    const stop: Stop = (error) => {
      end();
      reject(error);
      controller.abort(error);
    };
    const cancelTimer = clock.setTimeout(() => stop(new TimeoutError(limit)), limit);
    underWay.add(stop);
    work(controller.signal).finally(end).then(resolve, reject);
  });
}
