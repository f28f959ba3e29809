import { afterEach, beforeEach, vi } from 'vitest';

/** Node's, whose types the browser code must not see. */
declare const process: Record<'on' | 'off', (type: string, listener: (error: unknown) => void) => void>;

/** For the top of a test file: what is called with each error that nobody caught while a test of the file ran. */
export function watchUncaughtErrors() {
  const uncaught = vi.fn<(error: unknown) => void>();
  beforeEach(() => {
    uncaught.mockClear();
    process.on('unhandledRejection', uncaught);
    window.addEventListener('error', uncaught);
  });
  afterEach(() => {
    process.off('unhandledRejection', uncaught);
    window.removeEventListener('error', uncaught);
  });
  return uncaught;
}
