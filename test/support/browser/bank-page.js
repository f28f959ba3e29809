import { sendMouse } from '../../../node_modules/@web/test-runner-commands/browser/commands.mjs';
import { createBackend } from './backend.js';
import { expect, until } from './expect.js';
import { listen, loader, openPage } from './page.js';

const cookie = 'drawn-page-test';
const runtime = `<kfp-runtime distributor="sb1" config='{"consentCookieName":"${cookie}"}'></kfp-runtime>`;
const bank = '<button id="bank" style="position: fixed; inset: 0 auto auto 0; inline-size: 150px; block-size: 50px">Bank</button>';

export const storedConsent = () => document.cookie.split('; ').find((part) => part.startsWith(`${cookie}=`));

/** Stores the answers in the consent cookie. Without answers it deletes the cookie. */
export function storeConsent(answers) {
  document.cookie = `${cookie}=${JSON.stringify(answers)}; Path=/${answers ? '' : '; Max-Age=0'}`;
}

/** Opens a bank's page with a button. The session ends in 50 seconds, and cannot be extended. */
export async function openBank(body, options = {}) {
  const backend = createBackend({ 'auth/session-extend': 500 });
  const { fetch } = backend;
  backend.fetch = async (...call) => {
    const response = await fetch(...call);
    return new Response(await response.text(), { status: response.status, headers: { 'X-Session-Expiry': '50' } });
  };
  const page = await openPage({ body: runtime + bank + body, scripts: [loader], backend, ...options });
  page.changes = listen(page, 'kfp-consent-change');
  page.states = listen(page, 'kfp-session');
  page.presses = 0;
  (await find(page, '#bank')).addEventListener('click', () => (page.presses += 1));
  return page;
}

export const find = ({ document: own }, selector) => until(() => own.querySelector(selector), `${selector} is parsed`);
export const dialogOf = (element) => element.shadowRoot?.querySelector('dialog[open]');
const modals = ({ document: own }) => [...own.querySelectorAll('*')].flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('dialog:modal') ?? [])]);

/** Waits until the element has loaded all that it needs to show its dialog. */
export async function isDue(page, code, more = () => true) {
  const isHere = () => page.window.performance.getEntriesByType('resource').some(({ name, responseEnd }) => name.includes(code) && responseEnd > 0);
  await until(() => isHere() && more(), `${code} is here`);
  await frames(page, 4);
}

/** Waits until the page has rendered its changes and dispatched its events. */
export async function frames({ window: own }, count = 3) {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => own.requestAnimationFrame(() => own.setTimeout(resolve)));
}

/** Checks that no dialog of ours blocks the page: a click reaches the bank's button. */
export async function isAlive(page) {
  await until(() => modals(page).length === 0, 'nothing holds the page');
  const button = page.document.querySelector('#bank');
  expect(page.document.elementFromPoint(75, 25)).toBe(button);
  const { presses } = page;
  await sendMouse({ type: 'click', position: [75, 25] });
  await until(() => page.presses === presses + 1, 'the button of the bank is pressed');
  expect(modals(page).length).toBe(0);
}

/** Waits until the dialog of the element is visible, and checks that it is the only one. */
export async function showsDialog(page, element, role) {
  const isSeen = (dialog) => {
    const { left, top, width, height } = dialog.getBoundingClientRect();
    return width > 200 && height > 100 && dialog.contains(element.shadowRoot.elementFromPoint(left + width / 2, top + height / 2));
  };
  const dialog = await until(() => [dialogOf(element)].find((one) => one && isSeen(one)), `the dialog of <${element.localName}> is seen`);
  expect(dialog.getAttribute('role')).toBe(role);
  expect(modals(page)).toEqual([dialog]);
  return dialog;
}

/** Checks that the dialog of the element is the only one, is visible and has the focus. */
export async function asks(page, element, role) {
  const dialog = await showsDialog(page, element, role);
  expect(dialog.contains(element.shadowRoot.activeElement)).toBe(true);
}
