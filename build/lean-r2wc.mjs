/**
 * r2wc asks for React's default export only to call `createElement`, and that object keeps the whole of
 * preact/compat in the bundle (1.7 kB). It gets the one function instead.
 */
export function leanR2wc() {
  const name = '\0create-element';
  return {
    name: 'lean-r2wc',
    resolveId(source, importer) {
      return source === 'react' && /@r2wc\/react-to-web-component/.test(importer ?? '') ? name : null;
    },
    load(id) {
      return id === name ? "import { createElement } from 'preact';\nexport default { createElement };" : null;
    },
  };
}
