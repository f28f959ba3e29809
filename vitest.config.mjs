import { defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';

/**
 * Component tests run twice: on React, which the code is written for, and on Preact, which the package contains. The files
 * share one environment, which takes a third of the time, so each test restores the page.
 */
const shared = {
  pool: 'threads',
  isolate: false,
  environment: 'happy-dom',
  include: ['test/unit/{runtime,ui,hooks,shell,areas,portal}/**/*.test.{ts,tsx}'],
  setupFiles: ['test/support/setup.ts'],
  css: true,
  restoreMocks: true,
};

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const preact = [
  { find: /^react$/, replacement: at('./build/react.mjs') },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react\/jsx-runtime$/, replacement: at('./build/jsx-runtime.mjs') },
  { find: /^react\/jsx-dev-runtime$/, replacement: at('./build/jsx-runtime.mjs') },
  { find: /^@testing-library\/react$/, replacement: at('./node_modules/@testing-library/react/dist/@testing-library/react.esm.js') },
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          include: ['test/unit/{api,doctor,domain,platform,languages,build}/**/*.test.{ts,tsx}'],
        },
      },
      { test: { ...shared, name: 'react' } },
      {
        resolve: { alias: preact },
        test: {
          ...shared,
          name: 'preact',
          setupFiles: [...shared.setupFiles, 'test/support/check-texts.ts'],
          // The runtime does not use React, so its tests run once.
          include: ['test/unit/{ui,hooks,shell,areas,portal}/**/*.test.{ts,tsx}'],
          server: { deps: { inline: [/@testing-library\/react/, /@r2wc/, /@tanstack\/react-query/] } },
        },
      },
    ],
  },
});
