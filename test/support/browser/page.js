import { createBackend } from './backend.js';
import { until } from './expect.js';

const sessionId = new URLSearchParams(location.search).get('wtr-session-id');
const open = new Set();
let opened = 0;

/**
 * A page of a host, in a frame: each has custom elements, globals and a console of its own. Resolves when its markup is
 * there, before its modules run.
 *
 * @param {object} options
 * @param {string} [options.body] markup
 * @param {string} [options.head] markup
 * @param {string} [options.doctype] empty for a page in quirks mode
 * @param {boolean} [options.isXml] the page is XHTML, and its markup well-formed
 * @param {string[]} [options.scripts] modules that the page imports at its end, one after the other
 * @param {ReturnType<typeof createBackend>} [options.backend] answers the page's `fetch`; null leaves that as it is
 * @param {boolean} [options.isHeld] something in the page keeps its markup back: it is not waited for
 * @param {(window: Window) => void} [options.before] runs before anything of the page
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
  // Its markup may come in pieces. What is awaited comes before its modules run.
  if (!isHeld && own.readyState === 'loading') await new Promise((resolve) => own.addEventListener('readystatechange', resolve, { once: true }));
  // What it holds goes with the page.
  delete window.testPages[name];
  return page;
}

/** Ends a page. */
export function closePage({ window: own }) {
  const { frameElement } = own;
  open.delete(frameElement);
  frameElement.remove();
}

/** Ends the pages of a test. */
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

/** The text that an element shows. */
export const textOf = (element) => element?.shadowRoot?.textContent ?? '';

/** Waits until an element shows a text. */
export const shows = (element, text) => until(() => textOf(element).includes(text), `<${element.localName}> shows ${text}`);

/** A button or link by its text. */
export const control = (element, text) =>
  [...(element.shadowRoot?.querySelectorAll('button, a') ?? [])].find((one) => one.textContent.trim() === text);

/** Runs once more than what is in the queue: a test that nothing happens waits for it. */
export const nextTasks = async (own, count = 3) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => own.setTimeout(resolve));
};

/** Notes events as a host hears them on its document. */
export function listen({ document: own }, type) {
  const events = [];
  own.addEventListener(type, (event) => events.push(event));
  return events;
}

/** Modules of the build by their source's name, from its manifest: `chunk('offers')`. */
export async function chunk(name) {
  const { files } = await (await fetch('/dist/manifest.json')).json();
  return `/dist/${Object.keys(files).find((file) => file.startsWith(`chunks/${name}-`))}`;
}

/** An import map that lets a file wait, and the function that lets it go. */
export function hold(...files) {
  const name = `held-${String((opened += 1))}-${sessionId}`;
  const imports = Object.fromEntries(files.map((file) => [file, `${file}?held=${name}`]));
  return {
    query: `held=${name}`,
    importMap: `<script type="importmap">${JSON.stringify({ imports })}</script>`,
    release: () => fetch(`/test-release?held=${name}`),
  };
}

export const loader = '/dist/kfp.js';
export const entry = (tag) => `/dist/elements/${tag}.js`;
export const standalone = (tag) => `/dist/standalone/${tag}.js`;
