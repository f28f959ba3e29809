import { createElement } from 'preact/compat';

/**
 * Replaces the package `react` in the build and in the tests. r2wc uses only `createElement` of the default export. The
 * default export of preact/compat holds everything, so the bundler could remove nothing of it.
 */
export default { createElement };

export * from 'preact/compat';
