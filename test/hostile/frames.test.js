import { expect, until } from '../support/browser/expect.js';
import { loader } from '../support/browser/page.js';
import { body, createWholeBackend, elements } from '../support/browser/whole-bank.js';
import { sampleOf } from './open-bank.js';

/**
 * Frames that a page of a bank may be in, a line each. Their pages cannot be looked into: they tell what they show.
 *
 * @typedef {object} Frame
 * @property {string} name
 * @property {string} [sandbox]
 * @property {string} [origin] default: that of the test
 * @property {'srcdoc' | 'blob' | 'blank'} [made] the page has no address of its own: it is in the attribute `srcdoc`, in a blob,
 *   or a script writes it into an empty frame
 * @property {{ without?: string }} [allowed] an element that shows nothing
 */

const otherSite = location.origin.replace('localhost', '127.0.0.1');
/** Who keeps no answers is not asked. */
const ofCookies = { without: 'cookie-consent' };

/** @type {Frame[]} */
const frames = [
  { name: 'a sandbox with scripts alone, without cookies and storage', sandbox: 'allow-scripts', allowed: ofCookies },
  { name: 'a sandbox of the page\'s own origin', sandbox: 'allow-scripts allow-same-origin' },
  { name: 'a page of another site', origin: otherSite },
  { name: 'srcdoc', made: 'srcdoc' },
  { name: 'a blob', made: 'blob' },
  { name: 'an empty frame that a script fills', made: 'blank' },
  { name: 'a sandbox of another site', origin: otherSite, sandbox: 'allow-scripts', allowed: ofCookies },
];

const chosen = await sampleOf(frames);

/** Runs in the frame before anything of its page. */
function tellWhatIsShown(given, names) {
  const errors = [];
  window.fetch = async (input) => {
    const response = given[new URL(input, location.href).pathname.split('/api/privat/forsikring/').at(-1)];
    return response === undefined ? new Response(null, { status: 404 }) : new Response(JSON.stringify(response));
  };
  console.error = (...words) => errors.push(words.map(String).join(' '));
  for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, ({ message, reason }) => errors.push(message ?? String(reason)));
  const texts = () => names.map((name) => [name, document.querySelector(`kfp-${name}`)?.shadowRoot?.textContent ?? '']);
  setInterval(() => window.parent.postMessage({ errors, texts: Object.fromEntries(texts()) }, '*'), 50);
}

/** As a script fills a frame without an address. `document.write` would give the frame the address of its page. */
function fill(page, html) {
  const parts = new window.DOMParser().parseFromString(html, 'text/html');
  page.body.innerHTML = parts.body.innerHTML;
  for (const { type, src, textContent } of parts.scripts) {
    page.head.append(Object.assign(page.createElement('script'), src ? { type, src } : { textContent }));
  }
}

describe('every element shows what it has in a frame', function () {
  this.timeout(60_000);
  let frame;
  let told;
  const hear = ({ source, data }) => {
    if (source === frame?.contentWindow && data.texts) told = data;
  };
  before(() => window.addEventListener('message', hear));
  after(() => window.removeEventListener('message', hear));
  afterEach(() => frame.remove());

  for (const { name, sandbox, origin = location.origin, made, allowed = {} } of chosen) {
    it(name, async () => {
      told = { errors: [], texts: {} };
      const given = [createWholeBackend().responses, Object.keys(elements)].map((one) => JSON.stringify(one).replaceAll('<', '\\u003c'));
      const html = `<!DOCTYPE html><html lang="nb"><head><meta charset="utf-8"><title>Bank</title><script>(${tellWhatIsShown})(${given})</script></head>
        <body>${body}<script type="module" src="${new URL(loader, location.href)}"></script></body></html>`;
      const sources = {
        srcdoc: () => ({ srcdoc: html }),
        blob: () => ({ src: URL.createObjectURL(new window.Blob([html], { type: 'text/html' })) }),
        blank: () => ({}),
      };
      const source = made ? sources[made]() : { src: `${origin}/test-page?html=${encodeURIComponent(html)}` };
      frame = Object.assign(document.createElement('iframe'), { width: 1300, height: 700, ...source });
      if (sandbox) frame.sandbox = sandbox;
      document.body.append(frame);
      if (made === 'blank') fill(frame.contentDocument, html);
      for (const [tag, text] of Object.entries(elements).filter(([tag]) => tag !== allowed.without)) {
        await until(() => told.texts[tag]?.includes(text), `kfp-${tag} shows ${text}`, 15_000);
      }
      if (allowed.without) expect(told.texts[allowed.without]).toBe('');
      expect(told.errors).toEqual([]);
    });
  }
});
