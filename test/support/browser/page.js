import { createBackend } from './backend.js';
import { until } from './expect.js';

const sessionId = new URLSearchParams(location.search).get('wtr-session-id');
const open = new Set();
let opened = 0;

/** Names a test that failed once and then passed. `element-report.mjs` reads this line. */
afterEach(function tellSecondTry() {
  const { currentTest } = this;
  if (currentTest.state === 'passed' && currentTest.currentRetry() > 0) console.warn(`passed at the second try: ${currentTest.fullTitle()}`);
});

/**
 * Opens a host page in a frame. Each page has its own custom elements, globals and console. Resolves when the markup is
 * parsed, before its modules run.
 *
 * @param {object} options
 * @param {string} [options.body] markup
 * @param {string} [options.head] markup
 * @param {string} [options.doctype] empty for a page in quirks mode
 * @param {boolean} [options.isXml] the page is XHTML; its markup must be well-formed
 * @param {string[]} [options.scripts] modules that the page imports at its end, one after the other
 * @param {ReturnType<typeof createBackend>} [options.backend] answers the page's `fetch`; null keeps the real `fetch`
 * @param {boolean} [options.isHeld] a resource holds back the markup, so the function does not wait for it
 * @param {(window: Window) => void} [options.before] runs before any script of the page
 */
export async function openPage({ body = '', head = '', doctype = '<!DOCTYPE html>', isXml = false, scripts = [], backend = createBackend(), isHeld = false, before }) {
  const page = { backend, warnings: [], errors: [], window: undefined, document: undefined, load: undefined };
  const name = `page-${String((opened += 1))}-${sessionId}`;
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; inset: 0; width: 1000px; height: 700px; border: 0; background: #fff';
  const modules = scripts.map((source) => `<script type="module" src="${source}"></script>`).join('\n');
  const start = `<script>parent.testPages['${name}'](window, (source) => import(source))</script>`;
  const html = `${doctype}<html${isXml ? ' xmlns="http://www.w3.org/1999/xhtml"' : ''} lang="nb"><head><meta charset="utf-8"/><title>Bank</title>${start}${head}</head>
    <body>${body}${modules}</body></html>`;

  window.testPages ??= {};
  const started = new Promise((resolve) => {
    window.testPages[name] = (own, load) => {
      Object.assign(page, { window: own, document: own.document, load });
      watch(page);
      if (backend) own.fetch = backend.fetch;
      before?.(own);
      resolve();
    };
  });
  frame.src = `/test-page?wtr-session-id=${sessionId}${isXml ? '&xml' : ''}&html=${encodeURIComponent(html)}`;
  open.add(frame);
  document.body.append(frame);
  await started;
  const { document: own } = page;
  // The markup may arrive in pieces. This wait ends before the modules of the page run.
  if (!isHeld && own.readyState === 'loading') await new Promise((resolve) => own.addEventListener('readystatechange', resolve, { once: true }));
  // The page's objects are released with the page.
  delete window.testPages[name];
  return page;
}

/** Closes a page. */
export function closePage({ window: own }) {
  const { frameElement } = own;
  open.delete(frameElement);
  frameElement.remove();
}

/** Closes all pages of a test. */
export function closePages() {
  for (const frame of open) frame.remove();
  open.clear();
}

function watch({ window: own, warnings, errors }) {
  const texts = (list) => (...words) => list.push(words.map(String).join(' '));
  own.console.warn = texts(warnings);
  own.console.error = texts(errors);
  own.addEventListener('error', (event) => errors.push(`uncaught ${event.message}`));
  own.addEventListener('unhandledrejection', (event) => errors.push(`unhandled ${String(event.reason)}`));
}

/** The text in the shadow root of an element. */
export const textOf = (element) => element?.shadowRoot?.textContent ?? '';

/** Waits until an element shows a text. */
export const shows = (element, text) => until(() => textOf(element).includes(text), `<${element.localName}> shows ${text}`);

/** A button or link by its text. */
export const control = (element, text) =>
  [...(element.shadowRoot?.querySelectorAll('button, a') ?? [])].find((one) => one.textContent.trim() === text);

/** Waits a few tasks longer than the queue. Tests wait for it before they check that nothing happened. */
export const nextTasks = async (own, count = 3) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => own.setTimeout(resolve));
};

/** Records events on the document, as a host receives them. */
export function listen({ document: own }, type) {
  const events = [];
  own.addEventListener(type, (event) => events.push(event));
  return events;
}

/** The address of a chunk by the name of its source, from the manifest: `chunk('offers')`. */
export async function chunk(name) {
  const { files } = await (await fetch('/dist/manifest.json')).json();
  return `/dist/${Object.keys(files).find((file) => file.startsWith(`chunks/${name}-`))}`;
}

/** An import map that holds back files, and the function that releases them. */
export function hold(...files) {
  const name = `held-${String((opened += 1))}-${sessionId}`;
  const imports = Object.fromEntries(files.map((file) => [file, `${file}?held=${name}`]));
  return {
    query: `held=${name}`,
    importMap: `<script type="importmap">${JSON.stringify({ imports })}</script>`,
    release: () => fetch(`/test-release?held=${name}`),
  };
}

/** The page's runtime, as the bundles of one version share it. */
export function pageRuntime({ window: own }) {
  const shared = own[Symbol.for('kfp.runtime')];
  return shared[Object.getOwnPropertySymbols(shared)[0]];
}

export const loader = '/dist/kfp.js';
export const entry = (tag) => `/dist/elements/${tag}.js`;
export const standalone = (tag) => `/dist/standalone/${tag}.js`;
