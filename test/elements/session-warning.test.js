import { sendKeys } from '../../node_modules/@web/test-runner-commands/browser/commands.mjs';
import { createBackend, later } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, listen, loader, nextTasks, openPage, shows, textOf } from '../support/browser/page.js';

const body = '<kfp-runtime distributor="sb1"></kfp-runtime><a href="#x">Banken</a><kfp-offers></kfp-offers><kfp-session-warning></kfp-session-warning>';
const hour = 3_600_000;

describe('kfp-session-warning', () => {
  afterEach(closePages);

  /**
   * A tab, as its page sees it: `backend.seconds` is what each response but a `silent` one tells, `backend.skew` how far its wall clock
   * has jumped, and `backend.stopped` where its other clock stands still.
   */
  async function openTab({ seconds = 50, ...options } = {}) {
    const backend = Object.assign(createBackend({ 'auth/session-extend': 204 }), { seconds, skew: 0, silent: '', stopped: undefined });
    const { fetch } = backend;
    backend.fetch = async (...call) => {
      const response = await fetch(...call);
      const isSilent = backend.silent !== '' && String(call[0]).endsWith(backend.silent);
      const headers = isSilent ? {} : { 'X-Session-Expiry': String(backend.seconds) };
      return new Response(response.status === 204 ? null : await response.text(), { status: response.status, headers });
    };
    const before = ({ Date: OwnDate, performance: ownPerformance }) => {
      const { now } = OwnDate;
      OwnDate.now = () => now() + backend.skew;
      const monotonic = ownPerformance.now.bind(ownPerformance);
      ownPerformance.now = () => backend.stopped ?? monotonic();
    };
    const page = await openPage({ body, scripts: [loader], backend, before, ...options });
    const find = (tag) => page.document.querySelector(tag);
    const [warning, offers] = await until(() => find('kfp-session-warning') && [find('kfp-session-warning'), find('kfp-offers')], 'the page is parsed');
    await shows(offers, 'Innbo');
    return { page, backend, warning, offers, dialog: () => warning.shadowRoot?.querySelector('dialog[open]') };
  }

  const isShown = ({ dialog }) => until(dialog, 'the dialog is open', 15_000);
  const isHidden = ({ dialog }) => until(() => !dialog(), 'the dialog is gone');

  it('asks by keyboard: Escape is no answer, Tab stays inside, Enter goes on and gives the focus back (SW-02 to SW-06, SW-16, SW-18, SW-27)', async () => {
    const tab = await openTab({ seconds: 1_200 });
    const { page, backend, warning, dialog } = tab;
    const link = page.document.querySelector('a');
    page.window.focus();
    link.focus();
    await until(() => page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes('session-dialog')), 'the code of the dialog is here');
    backend.seconds = 50;
    await page.document.querySelector('kfp-runtime').refresh();
    await isShown(tab);
    expect(dialog().getAttribute('role')).toBe('alertdialog');
    expect(textOf(warning)).toMatch(/^Du blir logget ut om (50|4\d) sekunderAv sikkerhetshensyn blir du snart logget ut på grunn av inaktivitet\. Vil du fortsette\?Fortsett øktenLogg ut$/);
    const focused = () => warning.shadowRoot.activeElement?.textContent;
    expect(focused()).toBe('Fortsett økten');
    for (let press = 0; press < 4; press += 1) await sendKeys({ press: 'Escape' });
    await nextTasks(page.window);
    expect(Boolean(dialog())).toBe(true);
    await sendKeys({ press: 'Tab' });
    expect(focused()).toBe('Logg ut');
    backend.seconds = 1_200;
    warning.shadowRoot.activeElement.previousElementSibling.focus();
    await sendKeys({ press: 'Enter' });
    await isHidden(tab);
    expect(backend.calls.filter(({ endpoint, method }) => endpoint === 'auth/session-extend' && method === 'POST').length).toBe(1);
    expect(page.document.activeElement).toBe(link);
    expect(page.errors).toEqual([]);
  });

  it('goes above a dialog that the host opens after it, which can be answered when the session goes on (SW-32)', async () => {
    const tab = await openTab();
    const { page: { document: inPage }, backend, warning, dialog } = tab;
    await isShown(tab);
    const own = inPage.body.appendChild(inPage.createElement('dialog'));
    own.innerHTML = '<button>Lukk</button>';
    own.showModal();
    const isOnTop = () => {
      const { left, top, width, height } = dialog().getBoundingClientRect();
      return dialog().contains(warning.shadowRoot.elementFromPoint(left + width / 2, top + height / 2));
    };
    await until(() => isOnTop() && warning.shadowRoot.activeElement?.textContent === 'Fortsett økten', 'the warning is on top', 5_000);
    expect(own.open).toBe(true);
    backend.seconds = 1_200;
    control(warning, 'Fortsett økten').click();
    await isHidden(tab);
    expect(own.matches(':modal')).toBe(true);
    own.querySelector('button').focus();
    expect(inPage.activeElement?.textContent).toBe('Lukk');
  });

  it('is answered by press and by key while a dialog of the host lets nobody press anything beside it, as focus-trap does (SW-32)', async () => {
    const tab = await openTab();
    const { page: { document: inPage, window: own }, backend, warning } = tab;
    const trap = inPage.body.appendChild(inPage.createElement('div'));
    trap.innerHTML = '<button>Lukk</button>';
    const seen = [];
    const hold = (event) => {
      seen.push(event.type);
      if (event.composedPath().includes(trap) || (event.type === 'keydown' && event.key !== 'Tab')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const type of ['mousedown', 'touchstart', 'click', 'keydown', 'wheel']) inPage.addEventListener(type, hold, { capture: true, passive: false });
    await isShown(tab);
    await until(() => warning.shadowRoot.activeElement?.textContent === 'Fortsett økten', 'the button has the focus');
    await sendKeys({ press: 'Tab' });
    await until(() => warning.shadowRoot.activeElement?.textContent === 'Logg ut', 'the next button has the focus');
    const wheel = new own.WheelEvent('wheel', { bubbles: true, cancelable: true, composed: true });
    warning.shadowRoot.activeElement.dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(false);
    backend.seconds = 1_200;
    control(warning, 'Fortsett økten').click();
    await isHidden(tab);
    // The host hears of what is pressed, and keeps its own.
    expect([...new Set(seen)].sort()).toEqual(['click', 'keydown', 'wheel']);
    const press = new own.MouseEvent('mousedown', { bubbles: true, cancelable: true });
    inPage.querySelector('a').dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
  });

  it('is in step in two tabs: who goes on in one goes on in both, and who logs out in one leaves both (SW-28, C5)', async () => {
    const one = await openTab();
    const two = await openTab();
    await Promise.all([one, two].map(isShown));
    // The tabs ask one backend.
    for (const { backend } of [one, two]) backend.seconds = 1_200;
    control(one.warning, 'Fortsett økten').click();
    await isHidden(one);
    const start = performance.now();
    await isHidden(two);
    const hidden = performance.now() - start;
    expect(two.backend.count('auth/session-extend')).toBe(0);

    two.backend.responses['auth/session-status'] = {};
    const [gone] = await Promise.all([leaving(two.page), one.page.document.querySelector('kfp-runtime').logout()]);
    console.info(`C5: hidden ${Math.round(hidden)} ms after the other tab, left ${Math.round(gone)} ms after it was asked to log out`);
    expect(hidden).toBeLessThan(300);
    expect(gone).toBeLessThan(1_000);
  }).retries(2); // A busy machine delays now and then; what is slow is slow each time.

  it('is in step in two tabs also when session-status tells what the extension has not, in the same millisecond (SW-19, SW-28)', async () => {
    const one = await openTab();
    const two = await openTab();
    await Promise.all([one, two].map(isShown));
    one.backend.silent = 'auth/session-extend';
    for (const { backend } of [one, two]) backend.seconds = 1_200;
    one.backend.stopped = one.page.window.performance.now();
    control(one.warning, 'Fortsett økten').click();
    const endIn = ({ page }) => page.document.querySelector('kfp-runtime').session.expiresAt;
    await until(() => endIn(one) - Date.now() > 1_000_000, 'session-status has told');
    one.backend.stopped = undefined;
    await until(() => Math.abs(endIn(two) - endIn(one)) < 20, 'the other tab knows it');
    await Promise.all([one, two].map(isHidden));
    expect(one.backend.count('auth/session-status')).toBe(2);
    // It does not believe the other tab that there is no end any more.
    expect(two.backend.count('auth/session-status')).toBe(2);
  });

  it('logs nobody out for a clock that was set or slept, and shows nothing of the customer meanwhile (SW-29, SW-30, C2)', async () => {
    const { page, backend, warning, offers } = await openTab({ seconds: 1_200 });
    const states = listen(page, 'kfp-session');
    const lefts = [];
    const asked = () => backend.count('auth/session-status');
    const isFetched = () => ['avtaleoversikt/tilbud', 'auth/client-context'].every((path) => backend.count(path) === asked());
    await until(isFetched, 'all is fetched');
    const visibility = () => page.window.getComputedStyle(offers.shadowRoot.querySelector('h2')).visibility;
    for (const skew of [hour, -hour, 8 * hour]) {
      const isForward = skew > 0;
      const before = asked();
      const status = later();
      backend.responses['auth/session-status'] = () => status.response;
      backend.skew += skew;
      page.window.dispatchEvent(new page.window.Event('focus'));
      if (isForward) {
        await until(() => asked() === before + 1, 'session-status is asked');
        await until(() => visibility() === 'hidden', 'the customer is hidden');
      }
      status.give({ kfpSessionId: 'session-1' });
      await until(() => visibility() === 'visible', 'the customer is shown');
      // What is shown is fetched anew; a response to a call that left after the next jump would tell an end that is sure.
      await until(isFetched, 'all is fetched anew');
      await nextTasks(page.window, 5);
      expect(asked()).toBe(isForward ? before + 1 : before);
      expect(textOf(warning)).toBe('');
      const left = page.document.querySelector('kfp-runtime').session.expiresAt - page.window.Date.now();
      expect(left > 1_150_000 && left <= 1_200_000).toBe(true);
      lefts.push(Math.round(left / 1000));
    }
    console.info(`C2: ${lefts.join(', ')} s of 1200 left after an hour forward, an hour back and 8 hours forward, ${states.length} events, nobody logged out`);
    expect(states.map(({ detail }) => detail.state)).toEqual([]);
  });

  /** Milliseconds until the page wants to be elsewhere. */
  async function leaving({ window: own }) {
    const start = performance.now();
    await new Promise((resolve) => own.addEventListener('pagehide', resolve, { once: true }));
    return performance.now() - start;
  }
});
