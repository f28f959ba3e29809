import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, openPage, shows } from '../support/browser/page.js';

const height = 6_000;
const body = '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-offers></kfp-offers><kfp-toasts></kfp-toasts><kfp-session-warning></kfp-session-warning>';

describe('a frame that is as high as its content', () => {
  afterEach(closePages);

  /** A page in a frame that shows no scrollbar of its own: the page around it scrolls. */
  async function openTallFrame({ seconds = 1_200 } = {}) {
    const backend = Object.assign(createBackend({ 'auth/session-extend': 204 }), { seconds });
    const { fetch } = backend;
    backend.fetch = async (...call) => {
      const response = await fetch(...call);
      return new Response(response.status === 204 ? null : await response.text(), { status: response.status, headers: { 'X-Session-Expiry': String(backend.seconds) } });
    };
    const page = await openPage({ body, scripts: [loader], backend });
    const { frameElement: frame } = page.window;
    Object.assign(frame.style, { position: 'absolute', inset: '0 auto auto 0', height: `${height}px` });
    const find = (tag) => page.document.querySelector(tag);
    await until(() => find('kfp-session-warning'), 'the page is parsed');
    await shows(find('kfp-offers'), 'Innbo');
    const [toasts, warning] = ['kfp-toasts', 'kfp-session-warning'].map(find);
    await until(() => toasts.shadowRoot?.querySelector('.toasts'), 'the messages are ready');
    const shown = (element) => {
      const [{ top: start }, { top, bottom, height: own }] = [frame, element].map((one) => one.getBoundingClientRect());
      return own > 0 && start + top >= 0 && start + bottom <= window.innerHeight;
    };
    return { page, backend, toasts, shown, toast: () => toasts.shadowRoot.querySelector('.toast'), dialog: () => warning.shadowRoot?.querySelector('dialog[open]') };
  }

  const isSeen = ({ shown }, find, what) => until(() => find() && shown(find()), `the customer sees ${what}`);

  afterEach(() => window.scrollTo(0, 0));

  it('shows messages where the customer is, also after scrolling UI-41', async () => {
    const tab = await openTallFrame();
    for (const place of [2_500, 0, height]) {
      window.scrollTo(0, place);
      if (!tab.toast()) tab.toasts.add('Lagret', { timeout: null });
      await isSeen(tab, tab.toast, `the message at ${place} px`);
    }
    expect(tab.page.errors).toEqual([]);
  });

  it('shows a dialog where the customer is, also after scrolling UI-41', async () => {
    const tab = await openTallFrame();
    window.scrollTo(0, 2_500);
    tab.backend.seconds = 50;
    await tab.page.document.querySelector('kfp-runtime').refresh();
    await until(tab.dialog, 'the dialog is open', 15_000);
    for (const place of [2_500, 4_000, 0]) {
      window.scrollTo(0, place);
      await isSeen(tab, tab.dialog, `the dialog at ${place} px`);
    }
    expect(tab.page.errors).toEqual([]);
  });

  it('keeps a dialog readable where little of the frame shows UI-41', async () => {
    const tab = await openTallFrame();
    Object.assign(tab.page.window.frameElement.style, { top: `${window.innerHeight - 60}px` });
    window.scrollTo(0, 0);
    tab.backend.seconds = 50;
    await tab.page.document.querySelector('kfp-runtime').refresh();
    await until(() => tab.dialog()?.style.getPropertyValue('--_kfp-hidden-bottom'), 'the dialog has its place', 15_000);
    expect(tab.dialog().clientHeight > 200).toBe(true);
    window.scrollTo(0, 1_500);
    await isSeen(tab, tab.dialog, 'the dialog');
  });

  it('does not make the portal higher each time that the frame gets the height of its content UI-41', async () => {
    const page = await openPage({ body: '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-portal base-path="/test-page"></kfp-portal>', scripts: [loader] });
    const { frameElement: frame } = page.window;
    await shows(await until(() => page.document.querySelector('kfp-portal'), 'parsed'), 'Se forsikringer du kan kjøpe');
    const heights = [];
    for (let round = 0; round < 20; round += 1) {
      heights.push(page.document.documentElement.scrollHeight);
      frame.style.height = `${heights.at(-1)}px`;
    }
    expect(heights.at(-1)).toBe(heights.at(-2));
  });

  it('keeps the middle and the end of a frame that shows whole, however short its page is UI-41', async () => {
    const tab = await openTallFrame();
    const { document: own, window: { frameElement } } = tab.page;
    frameElement.style.height = '500px';
    own.querySelector('kfp-offers').remove();
    tab.toasts.add('Lagret', { timeout: null });
    await isSeen(tab, tab.toast, 'the message');
    const { bottom } = tab.toast().getBoundingClientRect();
    expect(bottom > 480 && bottom < 500).toBe(true);
  });
});
