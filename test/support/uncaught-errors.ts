import { afterEach, beforeEach, vi } from 'vitest';

/** Node's `process`. Browser code must not see Node's types, so it is declared here. */
declare const process: Record<'on' | 'off', (type: string, listener: (error: unknown) => void) => void>;

/** Call it at the top of a test file. It returns a mock that is called with each uncaught error during a test. */
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
