/**
 * Parts of packages that stay out of the bundle because no element uses the feature: who imports what, and what it
 * gets instead. Together 2.2 kB of brotli. The unit tests run on the whole packages, the element tests on these.
 */
const replacements = [
  {
    // For this one function the default export would bring the whole of preact/compat.
    importer: /@r2wc\/react-to-web-component/,
    source: 'react',
    code: "import { createElement } from 'preact';\nexport default { createElement };",
  },
  {
    // Queries of several pages.
    importer: /@tanstack\/query-core\/.*\/query\.js$/,
    source: './infiniteQueryBehavior.js',
    code: "export function infiniteQueryBehavior() { throw new Error('Infinite queries are not in this bundle.'); }",
  },
];

/** A replacement that nobody asked for has lost its place in a newer version of its package, and stops the build. */
export function leanPackages() {
  const name = (index) => `\0lean-package-${index}`;
  return {
    name: 'lean-packages',
    resolveId(source, importer = '') {
      const index = replacements.findIndex((one) => one.source === source && one.importer.test(importer));
      return index < 0 ? null : name(index);
    },
    load: (id) => replacements.find((_, index) => name(index) === id)?.code ?? null,
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      const lost = replacements.find(
        ({ importer }, index) => !ids.includes(name(index)) && ids.some((id) => importer.test(id)),
      );
      if (lost) this.error(`${lost.source} is no longer imported as expected: see build/lean-packages.mjs`);
    },
  };
}
