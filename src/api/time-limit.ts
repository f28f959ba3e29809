import type { Clock } from '../platform/clock.ts';

/** Ends what is under way with this error. */
export type Stop = (error: Error) => void;

interface TimeLimit {
  readonly clock: Clock;
  /** Milliseconds. */
  readonly limit: number;
  /** Makes the error of a call that took too long. */
  readonly onLimit: () => Error;
  /** Holds the call's stop function for as long as it is under way. */
  readonly underWay: Set<Stop>;
}

/**
 * Runs `work` and gives its result, unless the limit passes or it is stopped first: then its signal aborts and the
 * promise rejects at once, also when the work does not listen to the signal.
 */
export function withTimeLimit<T>(options: TimeLimit, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { clock, limit, onLimit, underWay } = options;
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
    const cancelTimer = clock.setTimeout(() => stop(onLimit()), limit);
    underWay.add(stop);
    work(controller.signal).finally(end).then(resolve, reject);
  });
}
