import { defineConfig } from 'vitest/config';

const shared = { include: ['*.test.ts'] };

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'jsdom', environment: 'jsdom', setupFiles: ['jsdom-setup.ts'] } },
      { test: { ...shared, name: 'happy-dom', environment: 'happy-dom' } },
    ],
  },
});
