import { createElement } from 'preact/compat';

/**
 * Stands for the package `react`, in the build and in the tests. r2wc imports the default export and asks it for
 * `createElement` only; that of preact/compat holds everything, so none of it could be left out of the bundle.
 */
export default { createElement };

export * from 'preact/compat';
