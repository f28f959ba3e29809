import { defineConfig } from 'vitest/config';

/** The unit tests of what draws nothing, in one project: each file alone, so that a mutant harms no other test. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    environment: 'happy-dom',
    include: ['test/unit/{api,domain,platform,runtime}/**/*.test.{ts,tsx}'],
    setupFiles: ['test/support/setup.ts'],
    restoreMocks: true,
    // Code that counts what runs it is slow, on a busy machine too slow for the usual limit.
    testTimeout: 60_000,
  },
});
