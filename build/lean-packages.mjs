/**
 * Parts of packages that stay out of the bundle because no element uses the feature: who imports what, and what it
 * gets instead. Together 3.9 kB of brotli. The unit tests run on the whole packages, the element tests on these.
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
  {
    // Changes go through the queue of src/runtime/change-queue.ts.
    importer: /@tanstack\/query-core\/.*\/queryClient\.js$/,
    source: './mutationCache.js',
    code: 'export class MutationCache { clear() {} resumePausedMutations() {} }',
  },
];

/** Methods that nobody calls; no minifier can tell. By the end of the path of the module whose class has them. */
const unusedMethods = {
  'query-core/build/modern/queryClient.js': [
    'isFetching', 'isMutating', 'ensureQueryData', 'getQueriesData', 'setQueriesData', 'getQueryState', 'removeQueries', 'resetQueries',
    'fetchQuery', 'prefetchQuery', 'infiniteQuery', 'fetchInfiniteQuery', 'prefetchInfiniteQuery', 'ensureInfiniteQueryData',
    'getMutationCache', 'getDefaultOptions', 'setDefaultOptions', 'setQueryDefaults', 'setMutationDefaults', 'getMutationDefaults',
    'defaultMutationOptions',
  ],
  'query-core/build/modern/timeoutManager.js': ['setTimeoutProvider'],
};

/**
 * Preact makes its nodes by the methods of the page's document, which mark-up as `<img name="createElementNS">` takes the
 * place of (D6): those of its prototype cannot be taken. Not by the name `Document`, which MooTools gives to a type of its own.
 */
const nodeMaking = /(\w)=\w\.ownerDocument\|\|document,(!\w)\)return \1\.createTextNode\((\w)\);(\w)=\1\.createElementNS\(/;
const ownNodeMaking =
  '$1=Object.getPrototypeOf(document),$2)return $1.createTextNode.call(document,$3);$4=$1.createElementNS.call(document,';

/**
 * The names of SVG attributes that React writes in one word and documents with a hyphen, of which preact/compat knows
 * them all: the pictures have one, strokeWidth.
 */
const svgNames = /\/\^\(\?:accent\|alignment\|[^/]*\|stroke\|[^/]*\)\[A-Z\]\//;
const ownSvgNames = '/^stroke[A-Z]/';

/** The names that methods of React's classes had before version 16.3, which no component here has. */
const oldLifecycle = /,\["componentWillMount","componentWillReceiveProps","componentWillUpdate"\]\.forEach\(.*?\}\}\)\}\)(?=;)/;

/** What React's events have beside the browser's: `nativeEvent`, `persist` and two questions that nobody asks. */
const reactEvents = /var (\w)=(\w)\.event;\2\.event=function\((\w)\)\{return \1&&.*?\3\.nativeEvent=\3\};/;

/** `defaultProps` of a function, which React 19 no longer reads either. */
const defaultProps = /(\w)\.type\.defaultProps\)\)\{var .*?\1\.props=\w\}/;

/** The value of a `<select>`, of which there is none. */
const selectValue = /if\("select"==\w\)\{.*?\}\)\)\}(?=\w\.class)/;

/** Texts within modules: by the end of the module's path, what is there and what takes its place. */
const changes = {
  'preact/dist/preact.mjs': [[nodeMaking, ownNodeMaking]],
  'preact/compat/dist/compat.mjs': [[svgNames, ownSvgNames], [oldLifecycle, ''], [reactEvents, ''], [defaultProps, '0)){}'], [selectValue, '']],
};

/** A replacement that nobody asked for has lost its place in a newer version of its package, and stops the build. */
export function leanPackages() {
  const name = (index) => `\0lean-package-${index}`;
  return {
    name: 'lean-packages',
    resolveId(source, importer = '') {
      const index = replacements.findIndex((one) => one.source === source && one.importer.test(importer));
      return index < 0 ? null : name(index);
    },
    transform(code, id) {
      const changed = Object.keys(changes).find((end) => id.endsWith(end));
      if (changed) {
        const lost = changes[changed].find(([found]) => !found.test(code));
        if (lost) this.error(`${changed} has no ${lost[0]}: see build/lean-packages.mjs`);
        return { code: changes[changed].reduce((text, [found, own]) => text.replace(found, own), code), map: null };
      }
      const file = Object.keys(unusedMethods).find((end) => id.endsWith(end));
      if (file) return { code: withoutMethods(this, code, unusedMethods[file]), map: null };
      // A comment of a package may name them; what is ours may not.
      const used = !id.includes('node_modules') && Object.values(unusedMethods).flat().find((name) => code.includes(`.${name}(`));
      if (used) this.error(`${id} calls ${used}(), which build/lean-packages.mjs leaves out`);
      if (/<select\b/.test(code) && id.endsWith('.tsx')) this.error(`${id} has a <select>, whose value build/lean-packages.mjs leaves out`);
      return null;
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

/** Cuts methods out of the classes of a module; one that is not there has been renamed, and stops the build. */
function withoutMethods(context, code, names) {
  const methods = [];
  for (const { type, declarations = [] } of context.parse(code).body.map((node) => node.declaration ?? node)) {
    if (type !== 'VariableDeclaration') continue;
    for (const { init } of declarations) if (init?.type === 'ClassExpression') methods.push(...init.body.body);
  }
  return names
    .map((name) => methods.find(({ key }) => key.name === name) ?? context.error(`no method ${name}: see build/lean-packages.mjs`))
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
}
