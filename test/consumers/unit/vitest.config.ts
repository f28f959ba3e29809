import { defineConfig } from 'vitest/config';

const shared = { include: ['*.test.ts'], testTimeout: 15_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'jsdom', environment: 'jsdom', setupFiles: ['jsdom-setup.ts'] } },
      { test: { ...shared, name: 'happy-dom', environment: 'happy-dom' } },
    ],
  },
});
