import { createResponder } from '../../testing/responder.mjs';

/**
 * The page of a bank in the frame of a live example: the markup that the documentation shows, on the stand-in API. The frame
 * says what to show, and no address can: what is in it becomes elements of this origin.
 */
const { frameElement } = window;

/** Set by hand, as the build would look for the file: it is where the documentation says that a bank has it. */
const loader = '/dist/kfp.js';

/** Of its own, so that an answer here is none in the demo banks. */
const cookies = { consentCookieName: 'kfp-docs-consent', authConsentCookieName: 'kfp-docs-consent-v3' };

/** What a page of a bank has around its content. */
const aroundContent = 'kfp-portal, kfp-header, kfp-navigation, kfp-footer';

const tell = (detail) => frameElement.dispatchEvent(new CustomEvent('live', { detail }));

/** @param {{ html: string, customer: string, scenario: string, distributor: string, loginContext: string, theme: string, events: string[], toast?: string }} plan */
async function show({ html, theme, events, toast, ...choice }) {
  const left = new URL('left.html', location.href).href;
  const respond = createResponder({ ...choice, loginUrl: new URL('login.html', location.href).href });
  window.kfpConfig = { ...cookies, info: { loggUtUrl: left, timeoutUrl: left }, skadesaker: { url: left, fallbackUrl: left } };
  document.documentElement.dataset.theme = theme;
  keepFocusOutside();
  stayInHistory();
  listen(events);

  const markup = document.createElement('template');
  markup.innerHTML = html;
  const { content } = markup;
  answerAboutCookies(content.querySelector('kfp-cookie-consent') === null);
  // The portal shows what belongs to the address.
  const basePath = content.querySelector('kfp-portal')?.getAttribute('base-path');
  if (basePath) history.replaceState(null, '', basePath);

  await import(loader);
  content.querySelector('kfp-runtime').transport = (input, init) => call(respond, new Request(input, init));
  const place = document.createElement(content.querySelector(aroundContent) ? 'div' : 'main');
  // The page around the frame has one too.
  if (place.localName === 'main') place.setAttribute('aria-label', 'Forsikring');
  const title = Object.assign(document.createElement('h1'), { className: 'unseen', textContent: 'Forsikring' });
  place.append(...(content.querySelector('kfp-portal') ? [] : [title]), content);
  document.body.replaceChildren(place);
  new ResizeObserver(() => tell({ height: document.documentElement.offsetHeight })).observe(document.documentElement);
  if (toast) document.querySelector('kfp-toasts').add(toast, { variant: 'success', timeout: null });
}

let calls = 0;

/** @param {(request: Request) => Promise<Response>} respond @param {Request} request */
async function call(respond, request) {
  const id = (calls += 1);
  const { pathname, search } = new URL(request.url);
  tell({ call: id, text: `${request.method} ${pathname}${search}` });
  const stopped = new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
  try {
    const response = await Promise.race([respond(request), stopped]);
    if (response.type === 'error') throw new TypeError('The line broke.');
    tell({ call: id, result: String(response.status) });
    return response;
  } catch (error) {
    tell({ call: id, result: 'no response' });
    throw error;
  }
}

/** @param {string[]} events */
function listen(events) {
  for (const name of events) {
    addEventListener(name, (event) => {
      const { target, detail } = event;
      tell({ event: name, text: `${target.localName ?? 'window'} ${JSON.stringify(detail)}` });
      // The example stays: a link is told of, and only the portal's own ones are followed.
      const isOfPortal = target.localName === 'kfp-portal' && detail.kind === 'portal';
      if (name === 'kfp-native-link' || (name === 'kfp-navigate' && !isOfPortal)) event.preventDefault();
    });
  }
}

/** Back would take the reader to another page of the documentation: a frame has no history of its own. */
function stayInHistory() {
  history.back = () => tell({ event: 'history.back()', text: 'a page of a bank goes back here' });
}

/** A dialog that opens and a heading that comes alive must not take the reader away from the text around the frame. */
function keepFocusOutside() {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    const isInside = document.hasFocus();
    const before = window.parent.document.activeElement;
    showModal.call(this);
    if (isInside) return;
    frameElement.blur();
    before?.focus({ preventScroll: true });
  };
}

/** @param {boolean} isAnswered with a no */
function answerAboutCookies(isAnswered) {
  const no = { functional: 'denied', statistics: 'denied', marketing: 'denied' };
  for (const name of Object.values(cookies)) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  if (isAnswered) document.cookie = `${cookies.consentCookieName}=${JSON.stringify(no)}; Path=/; SameSite=Lax`;
}

if (frameElement?.dataset.plan) {
  show(JSON.parse(frameElement.dataset.plan)).catch((error) => {
    const words = Object.assign(document.createElement('p'), { lang: 'en' });
    words.textContent = `The elements cannot be shown here (${error.message}). The server has to have the files of the build at /dist/, as npm start has.`;
    document.body.replaceChildren(words);
  });
}
