import { createContext } from 'react';

/** The timers that parts use; tests pass their own. Milliseconds. */
export interface Clock {
  setTimeout(callback: () => void, milliseconds: number): number;
  clearTimeout(id: number): void;
}

/** The page's own timers unless someone provides others. */
export const ClockContext = createContext<Clock>({
  setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  clearTimeout: (id) => window.clearTimeout(id),
});
