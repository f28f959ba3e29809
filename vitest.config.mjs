import { defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';

/** The unit suite runs twice: on the React that the code is written against, and on the Preact that ships. */
const shared = {
  environment: 'happy-dom',
  include: ['test/unit/**/*.test.{ts,tsx}'],
  setupFiles: ['test/support/setup.ts'],
  css: true,
  restoreMocks: true,
};

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const preact = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^@testing-library\/react$/, replacement: at('./node_modules/@testing-library/react/dist/@testing-library/react.esm.js') },
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      { test: { ...shared, name: 'react' } },
      {
        resolve: { alias: preact },
        test: {
          ...shared,
          name: 'preact',
          server: { deps: { inline: [/@testing-library\/react/, /@tanstack\/react-query/, /@r2wc/] } },
        },
      },
    ],
  },
});
