import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Built-ins that an old library of the page may have replaced with a different behaviour. Each row has the selector of the
 * use, the libraries, and the code to write instead. `Object.values` of both libraries and `Object.keys` of Prototype.js 1.6
 * differ only for arrays and inherited properties, so both are allowed. `test/elements/old-libraries.test.js` loads the libraries.
 */
const replaced = [
  ['MemberExpression[object.name="Array"][property.name="from"]', 'Prototype.js, MooTools', 'Spread instead: theirs maps nothing and knows no iterators.'],
  ['CallExpression[callee.property.name="entries"][arguments.length=0]', 'Prototype.js', 'Count instead: its lists have other entries or none.'],
  ['CallExpression[callee.property.name="reduce"]', 'Prototype.js 1.6', 'Loop instead.'],
  ['CallExpression[callee.property.name=/^(map|filter|find|some|every)$/] > :function[params.length>2]', 'Prototype.js', 'It gives two arguments.'],
  ['CallExpression[callee.property.name=/^(startsWith|endsWith)$/][arguments.length>1]', 'Prototype.js to 1.7.0', 'It takes one argument.'],
  ['CallExpression[callee.property.name="bind"]', 'Prototype.js to 1.7.0, MooTools', 'Use an arrow function: theirs drops arguments.'],
  ['MemberExpression[object.name=/^(Document|Window)$/][property.name="prototype"]', 'MooTools', 'Ask documentMember (src/platform): the class is another.'],
  ['BinaryExpression[operator="instanceof"][right.name=/^(Document|Window|Event|Request)$/]', 'MooTools', 'The class is another.'],
  ['NewExpression[callee.name=/^(Event|Request)$/]', 'MooTools', 'The class is another: make a CustomEvent, give fetch an address.'],
  ['CallExpression[callee.property.name="remove"][arguments.length=0]', 'Prototype.js', 'Ask the parent: it throws for what has none.'],
  ['CallExpression[callee.property.name="scrollTo"]:not([callee.object.name="window"])', 'Prototype.js, MooTools', 'Set scrollTop.'],
  ['ForInStatement', 'Prototype.js, MooTools', 'Use Object.keys: what they add to lists and functions is found too.'],
].map(([selector, libraries, advice]) => ({ selector, message: `${libraries} may have replaced it or added to it. ${advice}` }));

/** Code that is forbidden in `src`. Each message gives the reason. */
const house = [
  ...replaced,
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    message: 'Hosts require Trusted Types: build nodes, never markup.',
  },
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Hosts require Trusted Types: build nodes, never markup.' },
  {
    selector: 'JSXOpeningElement[name.name=/^(title|desc|text|tspan)$/], ImportSpecifier[imported.name=/^(cloneElement|hydrate|hydrateRoot)$/]',
    message: 'build/jsx-runtime.mjs does not support it: an element of text has no children there.',
  },
  {
    selector: 'JSXAttribute[name.name="style"] > Literal',
    message: 'A strict content policy blocks style strings: use a class, or an object of custom properties.',
  },
  {
    selector: 'CallExpression[callee.property.name="setAttribute"][arguments.0.value="style"]',
    message: 'A strict content policy blocks setAttribute("style"): set CSSOM properties.',
  },
  {
    selector: 'MemberExpression[property.name="getElementById"]',
    message: 'Ids do not reach across shadow roots: use a ref or getRootNode().',
  },
  {
    selector: 'CallExpression[callee.property.name="addEventListener"][arguments.0.value=/^(before)?unload$/]',
    message: 'unload and beforeunload evict the page from the back/forward cache: use pagehide.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^on(before)?unload$/]',
    message: 'unload and beforeunload evict the page from the back/forward cache: use pagehide.',
  },
  { selector: 'TSEnumDeclaration', message: 'No enums: use a union of string literals.' },
  { selector: 'ExportDefaultDeclaration', message: 'No default exports: the name of the export is the name of the file.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that owns the thing.' },
  { selector: 'MemberExpression[object.name="AbortSignal"][property.name="any"]', message: 'Above the browser floor.' },
  { selector: 'MemberExpression[object.name="URL"][property.name="canParse"]', message: 'Above the browser floor.' },
  { selector: 'MemberExpression[object.name="Promise"][property.name="withResolvers"]', message: 'Above the browser floor.' },
  { selector: 'MemberExpression[object.name=/^(Object|Map)$/][property.name="groupBy"]', message: 'Above the browser floor.' },
  { selector: 'MemberExpression[object.name="Array"][property.name="fromAsync"]', message: 'Above the browser floor.' },
];

const activeElement = {
  selector: 'MemberExpression[object.name="document"][property.name="activeElement"]',
  message: 'The document sees only the host element: ask the root node, through src/platform.',
};

const time = [
  {
    selector:
      'CallExpression[callee.name=/^(setTimeout|setInterval)$/], CallExpression[callee.property.name=/^(setTimeout|setInterval)$/]' +
      '[callee.object.name=/^(window|globalThis|self)$/]',
    message: 'Time is passed in: take a Clock (src/platform/clock.ts).',
  },
  {
    selector: 'MemberExpression[object.name="Date"][property.name="now"], NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Time is passed in: take a Clock (src/platform/clock.ts).',
  },
];

/** The globals that each kind of plain script may use. */
const names = (list) => Object.fromEntries(list.split(' ').map((name) => [name, 'readonly']));
const everywhere = names(
  'console URL URLSearchParams fetch Response Request Headers AbortController AbortSignal TextEncoder TextDecoder ' +
    'setTimeout clearTimeout setInterval clearInterval queueMicrotask performance crypto btoa structuredClone Event EventTarget',
);
const nodeNames = { ...everywhere, ...names('process Buffer setImmediate') };
const browserNames = {
  ...everywhere,
  ...names(
    'window document addEventListener navigator location history customElements HTMLElement Element Node CustomEvent localStorage sessionStorage ' +
      'requestAnimationFrame cancelAnimationFrame getComputedStyle matchMedia MutationObserver ResizeObserver ' +
      'IntersectionObserver PerformanceObserver CSSStyleSheet KeyboardEvent MouseEvent PointerEvent FormData ' +
      'ShadowRoot HTMLDialogElement Intl',
  ),
};

const plainScripts = ['**/*.{js,mjs,cjs}'];
const inBrowser = ['test/elements/**/*.js', 'test/hostile/*.js', 'test/support/browser/**/*.js', 'demo-hosts/**/*.js', 'docs/.vitepress/live-page.mjs'];

export default defineConfig(
  // The applications in test/consumers have their own compilers.
  { ignores: ['dist/**', 'dist-*/**', 'node_modules/**', 'test/results/**', 'coverage/**', 'test/consumers/*/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', ...house, activeElement, ...time],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { prefer: 'type-imports', fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidOperator: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // These rules are slow, and the code has no enums and no classes whose instances could be mixed up.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['src/cli/**/*.ts'],
    languageOptions: { parserOptions: { project: './src/cli/tsconfig.json' } },
  },
  {
    // These rules are slow, as they compile each file. Below the hooks there are no components.
    files: ['src/{hooks,ui,areas,shell,portal}/**/*.{ts,tsx}', 'gallery/**/*.tsx', 'build/react18/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['src/**/*.{ts,tsx}', 'elements/**/*.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['src/platform/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...house, ...time] },
  },
  {
    files: ['src/platform/clock.ts'],
    rules: { 'no-restricted-syntax': ['error', ...house] },
  },
  {
    files: ['src/platform/warn.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Tests build odd values on purpose, read parsed JSON and pass empty functions as doubles.
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...house.filter(({ message }) => message.startsWith('No '))],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: plainScripts,
    extends: [js.configs.recommended],
    languageOptions: { globals: nodeNames },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
    },
  },
  { files: inBrowser, languageOptions: { globals: browserNames } },
  {
    // Functions passed to page.evaluate() run in the page. A fixture that needs no other fixture takes an empty pattern.
    files: ['test/hosts/**/*.mjs', 'test/bench/**/*.mjs', 'test/consumers/*.mjs'],
    languageOptions: { globals: { ...nodeNames, ...browserNames } },
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['test/elements/**/*.js', 'test/hostile/*.js', 'test/support/browser/page.js'],
    languageOptions: { globals: names('describe it before beforeEach after afterEach') },
  },
);
