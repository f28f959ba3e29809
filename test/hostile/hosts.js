/**
 * What host pages do to all that is on them, a line each. The elements look there as on an empty page, in all but what is allowed.
 *
 * @typedef {object} Host
 * @property {string} name
 * @property {string} [style] a style sheet of the page
 * @property {string[]} [sheets] files of a library
 * @property {string[]} [scripts] files of a library, which run before ours
 * @property {string} [html] attributes of the page's `main`, which is around the elements
 * @property {string} [doctype]
 * @property {boolean} [isXml] the page is XHTML, `application/xhtml+xml`
 * @property {string[]} [modules] modules that the page imports before ours
 * @property {string} [width] CSS width of the window; default 1300px
 * @property {object} [media] what the customer's browser says of itself, also to the empty page: as `emulateMedia` of the runner takes it
 * @property {(own: Window) => void} [before] runs before anything of the page
 * @property {boolean} [isKept] the page is hidden, and removed with the last one: Firefox loses callbacks of the test when one with zone.js is removed
 * @property {{ styles?: RegExp, without?: string }} [allowed] what may differ: properties by their names, or a whole element
 */

const library = (path) => `/node_modules/${path}`;
const sheet = (name, path, more) => ({ name, sheets: [library(path)], ...more });
const script = (name, path, more) => ({ name, scripts: [path.startsWith('/') ? path : library(path)], ...more });
const style = (name, text, more) => ({ name, style: text, ...more });
const around = (name, html, more) => ({ name, html, ...more });
const before = (name, run, more) => ({ name, before: run, ...more });

/** A page that says that it is light. */
const ofLightScheme = { styles: /^color-scheme$/ };
/** An underline goes on in all that is inside of what has it: CSS has no end of that in a block. */
const ofUnderline = { styles: /decorations-in-effect/ };
/** The colours follow the page's scheme. What it hides is hidden, and no dialog opens there. */
const ofScheme = { styles: /color|fill|stroke|shadow|background|outline|border|caret|decoration|emphasis|column-rule|image/ };
/** Who keeps no answers is not asked. */
const ofCookies = { without: 'kfp-cookie-consent' };
const ofVisibility = { styles: /^visibility$/, without: 'kfp-cookie-consent' };

/** @see https://github.com/h5bp/html5-boilerplate */
const printStyle = `@media print { *, *::before, *::after { background: #fff !important; color: #000 !important; box-shadow: none !important; text-shadow: none !important }
  a[href]::after { content: " (" attr(href) ")" } p, h2, h3 { orphans: 3; widows: 3 } h2, h3 { page-break-after: avoid } }`;

/** Design systems and resets, as they are published. @type {Host[]} */
const designSystems = [
  sheet('Bootstrap', 'bootstrap/dist/css/bootstrap.css'),
  sheet('Bootstrap, from right to left', 'bootstrap/dist/css/bootstrap.rtl.css', { html: 'dir="rtl"' }),
  sheet('Bootstrap Reboot', 'bootstrap/dist/css/bootstrap-reboot.css'),
  sheet('Bootstrap utilities', 'bootstrap/dist/css/bootstrap-utilities.css', { html: 'class="fs-1 text-end fst-italic lh-lg text-uppercase font-monospace"' }),
  sheet('Bootstrap, dark', 'bootstrap/dist/css/bootstrap.css', { html: 'data-bs-theme="dark"', allowed: ofScheme }),
  sheet('Tailwind preflight', 'tailwindcss/preflight.css'),
  sheet('Tailwind theme', 'tailwindcss/theme.css'),
  sheet('GOV.UK', 'govuk-frontend/dist/govuk/govuk-frontend.min.css', { html: 'class="govuk-template__body govuk-body govuk-main-wrapper"' }),
  sheet('normalize.css', 'normalize.css/normalize.css'),
  sheet('ffe-core', '@sb1/ffe-core/css/ffe.css', { html: 'class="ffe-body-text"' }),
  sheet('ffe-core, colours', '@sb1/ffe-core/css/colors-semantic.css'),
  sheet('Pico', '@picocss/pico/css/pico.css', { html: 'class="container"', allowed: ofLightScheme }),
  sheet('Pico without classes, dark', '@picocss/pico/css/pico.classless.css', { html: 'data-theme="dark"', allowed: ofScheme }),
  { name: 'Bootstrap, Pico and GOV.UK on one page', sheets: ['bootstrap/dist/css/bootstrap.css', '@picocss/pico/css/pico.css', 'govuk-frontend/dist/govuk/govuk-frontend.min.css'].map(library), allowed: ofLightScheme },
];

/** What banks write themselves. @type {Host[]} */
const styles = [
  style('a root of 62.5 %', 'html { font-size: 62.5% }'),
  style('a root of 30 px', 'html { font-size: 30px }'),
  style('a small body', 'body { font-size: 9px; line-height: 1 }'),
  style('* { all: initial }', '* { all: initial }'),
  style('* { all: unset !important }', 'main, main * { all: unset !important }'),
  style('all: revert on each of ours', ':is(main > *) { all: revert }'),
  style('text in capitals', 'body { text-transform: uppercase; letter-spacing: .3em; word-spacing: 1em; text-indent: 3em }'),
  style('important fonts', '* { font: 700 40px/3 cursive !important; font-variant: small-caps !important; font-feature-settings: "smcp" !important }'),
  style('text shadow and decoration', '* { text-shadow: 3px 3px red; text-decoration: underline wavy red }', { allowed: ofUnderline }),
  style('content boxes', '*, *::before, *::after { box-sizing: content-box !important }'),
  style('borders on everything', 'main * { border-radius: 40px !important; outline: 3px solid red !important }'),
  style('flexible children', 'main > * { display: flex }'),
  style('grids', 'main > * { display: grid; place-items: start }'),
  style('inline blocks', 'main > * { display: inline-block }'),
  style('tables', 'main > * { display: table }'),
  style('flow roots', 'main > * { display: flow-root; overflow: auto }'),
  style('a flex column', 'main { display: flex; flex-direction: column; gap: 20px }'),
  style('a grid', 'main { display: grid; grid-template-columns: 900px; justify-content: center; gap: 3rem }'),
  style('columns of a grid', 'main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 40px }'),
  style('a flex row', 'main { display: flex; flex-wrap: wrap } main > * { flex: 1 0 600px }'),
  style('floats', 'main > * { float: left; width: 700px }'),
  style('places by position', 'main { position: relative; height: 20000px } main > * { position: absolute; width: 500px }'),
  style('narrow places', 'main { width: 320px }'),
  style('a narrow place of 240 px', 'main { width: 240px }'),
  style('containers', 'main { container: kfp / inline-size } main > * { container: card / inline-size }'),
  style('vertical writing of each', 'main > * { writing-mode: vertical-rl }'),
  style('from right to left', 'html { direction: rtl } main { unicode-bidi: bidi-override }'),
  around('dir=rtl', 'dir="rtl" lang="ar"'),
  around('another language', 'lang="zh-Hant"', { allowed: { styles: /locale/ } }),
  around('translate=no and spellcheck', 'translate="no" spellcheck="true" autocapitalize="characters"'),
  style('preserved space', '* { white-space: pre; tab-size: 9; word-break: break-all; hyphens: auto; line-break: anywhere }'),
  style('a page that cannot be selected', '* { user-select: none; -webkit-user-select: none; pointer-events: auto; cursor: none; touch-action: none }'),
  style('lists', 'ul, ol, li { list-style: square inside !important; margin: 40px !important; display: inline !important }'),
  style('headings and buttons', 'h1, h2, h3, button, a, p, input { all: unset !important; color: lime !important; float: right !important }'),
  style('classes with our names', '.card, .button, .stack, .section, .text, .link, .kfp, .dialog, .banner { display: none !important; color: red !important }'),
  style('registered properties', ['a', 'b', 'c', 'h', 's', 'l', 'text', 'radius', 'space-16'].map((name) => `@property --${name} { syntax: "<length>"; inherits: false; initial-value: 77px }`).join(' ')),
  style('custom properties', ':root, main > * { --a: 3; --text: red; --surface: blue; --radius: 99px; --space-16: 99px; --font: fantasy; --action: red; --rem: 3px }'),
  style('an angle that turns', '@property --angle { syntax: "<angle>"; inherits: true; initial-value: 0deg } @keyframes turn { to { --angle: 360deg } } main { animation: turn 3s infinite }'),
  style('layers', '@layer reset { * { margin: 0; padding: 0; border: 0; font: inherit; color: inherit } } @layer reset, theme;'),
  style('a zoomed text', 'html { -webkit-text-size-adjust: none; text-size-adjust: none; zoom: 1 }'),
  style('a dark scheme', 'html { color-scheme: dark }', { allowed: ofScheme }),
  style('a dark place', 'main { color-scheme: only dark; background: #111 }', { allowed: ofScheme }),
  style('a page that is hidden', 'main { visibility: hidden }', { allowed: ofVisibility }),
  style('a page that is faint', 'main { opacity: .3; filter: grayscale(1); mix-blend-mode: multiply; clip-path: inset(0); mask-image: linear-gradient(#000, #000) }'),
  style('a page that cuts off', 'html, body, main { overflow: hidden; height: 100vh } main { contain: paint }'),
  style('a page that is laid out as it scrolls', 'main > * { scroll-snap-align: start; scroll-margin: 300px } html { scroll-behavior: smooth; scroll-snap-type: y proximity }'),
  style('a body in a row', 'body { display: flex; align-items: flex-start } main { flex: 1; min-width: 0 }'),
  style('slow transitions', 'main > * { transition: all .01s } main:hover > * { color: red }'),
  style('text from another alphabet', 'html { font-family: symbol; font-synthesis: none; font-kerning: none; font-optical-sizing: none; text-rendering: geometricPrecision }'),
  style('quotes, orphans and rulers', 'html { quotes: "x" "y"; orphans: 9; widows: 9; image-rendering: pixelated; caret-color: red; accent-color: red; text-align-last: right }'),
  style('tables and rubies', 'html { border-collapse: collapse; border-spacing: 9px; caption-side: bottom; empty-cells: hide; ruby-position: under; paint-order: stroke; fill: red; stroke: red }'),
  { name: 'a page without a doctype', doctype: '', style: 'body, table { font-size: 22px }' },
  { name: 'a page of XHTML', isXml: true },
  style('text spacing of WCAG 1.4.12', '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }'),
  style('a window at 400 % zoom', 'html { font-size: 62.5% } main > * { min-width: 0 }', { width: '320px' }),
  { name: 'a page in limited quirks', doctype: '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">' },
];

/** What browsers do to a page for their customers, on pages that answer it. @type {Host[]} */
const media = [
  sheet('forced colours, Bootstrap', 'bootstrap/dist/css/bootstrap.css', { media: { forcedColors: 'active' } }),
  style('forced colours, that the page does without', '* { forced-color-adjust: none !important; color: red; background: yellow }', { media: { forcedColors: 'active' } }),
  style('print, as HTML5 Boilerplate does it', printStyle, { media: { media: 'print' } }),
  sheet('print, Bootstrap', 'bootstrap/dist/css/bootstrap.css', { media: { media: 'print' } }),
  style('less motion', '* { animation-duration: .01ms !important; transition-duration: .01ms !important }', { media: { reducedMotion: 'reduce' } }),
  style('a dark system, of which the page knows nothing', 'html { background: white; color: black }', { media: { colorScheme: 'dark' } }),
];

const oldLibraries = '/test/support/browser/old-libraries';

/** As fake timers do: nothing but these steps moves them. */
function driveClocks(own) {
  const { setInterval: repeat } = own;
  let [now, last] = [own.Date.now(), 0];
  const waiting = new Map();
  own.Date.now = () => now;
  own.setTimeout = (run, ms = 0, ...values) => {
    waiting.set((last += 1), { at: now + ms, run: () => run(...values) });
    return last;
  };
  own.clearTimeout = (id) => waiting.delete(id);
  repeat(() => {
    now += 20;
    for (const [id, { at, run }] of waiting) if (at <= now && waiting.delete(id)) run();
  }, 20);
}

/** Libraries and blockers that replace what the language or the browser has. @type {Host[]} */
const scripts = [
  script('Prototype.js 1.7.3', `${oldLibraries}/prototype.js`),
  script('MooTools', `${oldLibraries}/mootools.js`),
  script('es5-shim', 'es5-shim/es5-shim.js'),
  { name: 'es5-shim and es5-sham', scripts: ['es5-shim/es5-shim.js', 'es5-shim/es5-sham.js'].map(library) },
  script('core-js', '/test-bundle/core-js.js'),
  script('zone.js', 'zone.js/bundles/zone.umd.js', { isKept: true }),
  { name: 'zone.js and core-js', scripts: ['/test-bundle/core-js.js', library('zone.js/bundles/zone.umd.js')], isKept: true },
  script('Bootstrap scripts', 'bootstrap/dist/js/bootstrap.bundle.js'),
  script('GOV.UK scripts', 'govuk-frontend/dist/govuk/all.bundle.js'),
  script('Turbo', '@hotwired/turbo/dist/turbo.es2017-umd.js'),
  script('htmx', 'htmx.org/dist/htmx.js'),
  { name: 'SES lockdown', scripts: [library('ses/dist/ses.umd.js'), 'data:text/javascript,lockdown({ consoleTaming: "unsafe", errorTaming: "unsafe" })'] },
  { name: 'SES lockdown, as severe as it can be', scripts: [library('ses/dist/ses.umd.js'), 'data:text/javascript,lockdown({ overrideTaming: "min", domainTaming: "safe", stackFiltering: "concise" })'] },
  before('names in Object.prototype', (own) => Object.assign(own.Object.prototype, { transport: () => null, extra: 1, each() {} })),
  before('names in Array.prototype', (own) => Object.assign(own.Array.prototype, { extra: 1, last() {}, contains() {} })),
  before('a clock that stands', (own) => (own.Date.now = () => 1_700_000_000_000)),
  before('clocks that a test drives', driveClocks),
  before('timers of a page in the background', (own) => {
    const { setTimeout: start } = own;
    own.setTimeout = (run, ms, ...values) => start(run, Math.max(ms ?? 0, 200), ...values);
  }),
  before('frames that come twice a second', (own) => {
    own.requestAnimationFrame = (run) => own.setTimeout(() => run(own.performance.now()), 500);
    own.cancelAnimationFrame = own.clearTimeout;
  }),
  before('chance that is none', (own) => (own.Math.random = () => 0.5)),
  before('no crypto.randomUUID', (own) => delete own.Crypto.prototype.randomUUID),
  before('no requestIdleCallback', (own) => delete own.requestIdleCallback),
  before('no BroadcastChannel', (own) => delete own.BroadcastChannel),
  before('no PerformanceObserver', (own) => delete own.PerformanceObserver),
  before('cookies that throw', (own) => {
    const blocked = () => { throw new own.DOMException('blocked', 'SecurityError'); };
    Object.defineProperty(own.Document.prototype, 'cookie', { configurable: true, get: blocked, set: blocked });
  }, { allowed: ofCookies }),
  before('storage that throws', (own) => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(own, name, { get: () => { throw new own.DOMException('blocked', 'SecurityError'); } });
  }),
  before('a console without methods', (own) => Object.assign(own.console, { debug: undefined, info: undefined, groupCollapsed: undefined })),
  before('a name on the window', (own) => Object.assign(own, { name: 'kfp', status: 'x', React: {}, preact: {}, define: undefined, module: {}, process: { env: {} } })),
];

/** Other copies of ours. @type {Host[]} */
const versions = [
  { name: 'an older version of ours, which has the footer', modules: ['/test-version/0.0.9/kfp-footer.js'] },
  { name: 'an older version of ours, which has the runtime and the consent', modules: ['/test-version/0.0.9/kfp-runtime.js', '/test-version/0.0.9/kfp-cookie-consent.js'] },
  // Those of the overview and the offers leave the question at the end out.
  { name: 'elements that stand alone', modules: ['profile', 'header', 'footer', 'cookie-consent'].map((name) => `/dist/standalone/kfp-${name}.js`) },
];

/** @type {Host[]} */
export const hosts = [...designSystems, ...styles, ...media, ...scripts, ...versions];
