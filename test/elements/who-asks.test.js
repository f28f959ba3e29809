import { sendKeys } from '../../node_modules/@web/test-runner-commands/browser/commands.mjs';
import { expect, until } from '../support/browser/expect.js';
import { closePages, nextTasks } from '../support/browser/page.js';
import { asks, dialogOf, find, frames, isAlive, isDue, openBank, showsDialog, storeConsent } from '../support/browser/bank-page.js';

const askers = { 'kfp-cookie-consent': ['dialog', 'answer-dialog'], 'kfp-session-warning': ['alertdialog', 'session-dialog'] };

describe('which of the elements of a page asks', function () {
  this.timeout(20_000);
  afterEach(() => {
    closePages();
    storeConsent();
  });

  it('the focus goes back to where it was, and Escape is the page\'s own', async () => {
    const page = await openBank('<div id="place"><kfp-cookie-consent blocking></kfp-cookie-consent></div>');
    const element = await find(page, 'kfp-cookie-consent');
    const button = page.document.querySelector('#bank');
    page.window.focus();
    button.focus();
    await asks(page, element, 'alertdialog');
    page.document.querySelector('#place').hidden = true;
    await until(() => !dialogOf(element), 'it asks no more');
    expect(page.document.activeElement).toBe(button);
    const escape = new page.window.KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    expect(button.dispatchEvent(escape)).toBe(true);
  });

  for (const [tag, [role, code]] of Object.entries(askers)) {
    it(`${tag}: the first that is visible asks`, async () => {
      const page = await openBank(`<div id="one" hidden><${tag}></${tag}></div><div id="two"><${tag}></${tag}></div>`);
      const [one, two] = await until(() => {
        const found = [...page.document.querySelectorAll(tag)];
        return found.length === 2 && found;
      }, 'the page is parsed');
      await isDue(page, code);
      await asks(page, two, role);
      two.parentElement.hidden = true;
      await isAlive(page);
      one.parentElement.hidden = false;
      await asks(page, one, role);
      two.parentElement.hidden = false;
      await frames(page);
      await asks(page, one, role);
      one.parentElement.hidden = true;
      await asks(page, two, role);
      expect(page.changes.length).toBe(0);
    });
  }

  it('kfp-portal asks for the page while it is visible, and another element while it is not', async () => {
    const page = await openBank('<div id="one" hidden><kfp-portal></kfp-portal></div><kfp-session-warning></kfp-session-warning>');
    storeConsent({ functional: 'denied', statistics: 'denied', marketing: null });
    const [portal, warning] = [await find(page, 'kfp-portal'), await find(page, 'kfp-session-warning')];
    await asks(page, warning, 'alertdialog');
    page.document.querySelector('#one').hidden = false;
    await asks(page, portal, 'alertdialog');
    page.document.querySelector('#one').hidden = true;
    await asks(page, warning, 'alertdialog');
  });

  it('keeps up with a page that hides and shows in no time', async () => {
    const page = await openBank('<div id="place"><kfp-cookie-consent></kfp-cookie-consent></div>');
    const element = await find(page, 'kfp-cookie-consent');
    const around = page.document.querySelector('#place');
    await asks(page, element, 'dialog');
    const pauses = [() => frames(page, 1), () => nextTasks(page.window, 1), () => undefined, () => new Promise((resolve) => page.window.requestAnimationFrame(resolve))];
    for (const isHidden of [true, false, true, false]) {
      for (let turn = 0; turn < 21; turn += 1) {
        around.hidden = turn % 2 === 0 ? isHidden : !isHidden;
        await pauses[(turn * 7 + (turn >> 2)) % pauses.length]();
      }
      // Of what is shown again before the next frame, not every browser notices anything but that it has lost the focus.
      await (isHidden ? isAlive(page) : showsDialog(page, element, 'dialog'));
    }
  });

  it('what the customer has left in one element is not asked in the next, until the answers change', async () => {
    const page = await openBank('<div id="one"><kfp-cookie-consent></kfp-cookie-consent></div><kfp-cookie-consent id="two"></kfp-cookie-consent>');
    const [one, two] = [await find(page, '#one > *'), await find(page, '#two')];
    await asks(page, one, 'dialog');
    page.window.focus();
    await sendKeys({ press: 'Escape' });
    await until(() => !dialogOf(one), 'it is closed');
    page.document.querySelector('#one').hidden = true;
    await frames(page, 4);
    await isAlive(page);
    storeConsent({ functional: 'denied', statistics: null, marketing: null });
    page.window.dispatchEvent(new page.window.Event('focus'));
    await asks(page, two, 'dialog');
  });

  it('the settings open where they can be seen', async () => {
    storeConsent({ functional: 'denied', statistics: 'denied', marketing: null });
    const page = await openBank('<div id="one" hidden><kfp-cookie-consent></kfp-cookie-consent></div><kfp-cookie-consent id="two"></kfp-cookie-consent>');
    const two = await find(page, '#two');
    await until(() => two.open, 'it is registered');
    page.document.querySelector('kfp-runtime').openCookieSettings();
    await asks(page, two, 'dialog');
    two.close();
    await until(() => !dialogOf(two), 'it is closed');
    page.window.dispatchEvent(new page.window.CustomEvent('kfp-open-cookie-consent'));
    await asks(page, two, 'dialog');
  });

  it('a session that nobody can be asked about is told of: by the event, and to the developer once', async () => {
    const page = await openBank('<div id="place" hidden><kfp-session-warning></kfp-session-warning><kfp-session-warning></kfp-session-warning></div>');
    await isDue(page, 'session-dialog', () => page.warnings.length > 0);
    expect(page.warnings.length).toBe(1);
    expect(page.warnings[0]).toMatch(/kfp-session-warning/);
    expect(page.states.at(-1)?.detail.state).toBe('warning');
    await isAlive(page);
  });

  it('toasts lie in the dialog that is open, and in their own place while it is not', async () => {
    const page = await openBank('<kfp-toasts></kfp-toasts><div id="place"><kfp-cookie-consent></kfp-cookie-consent></div>');
    const [toasts, element] = [await find(page, 'kfp-toasts'), await find(page, 'kfp-cookie-consent')];
    const around = page.document.querySelector('#place');
    const region = (root) => root?.querySelector('.toasts [data-state=entering]');
    await asks(page, element, 'dialog');
    await until(() => toasts.add, 'it is registered');
    toasts.add('Lagret', { timeout: null });
    await until(() => region(dialogOf(element)), 'the message lies in the dialog');
    around.hidden = true;
    await until(() => region(toasts.shadowRoot), 'the message lies in its own place');
    around.hidden = false;
    await asks(page, element, 'dialog');
    await until(() => region(dialogOf(element)), 'the message lies in the dialog again');
  });

  it('asks below the fold too, also where the page draws that part only when it is near', async () => {
    const page = await openBank('<div style="block-size: 5000px"></div><section style="content-visibility: auto"><kfp-cookie-consent></kfp-cookie-consent></section>');
    const element = await find(page, 'kfp-cookie-consent');
    await asks(page, element, 'dialog');
    await frames(page);
    await asks(page, element, 'dialog');
  });

  it('holds nothing without a box where what is around it becomes content-visibility: auto', async () => {
    const page = await openBank('<div style="block-size: 5000px"></div><section><kfp-cookie-consent></kfp-cookie-consent></section>');
    const element = await find(page, 'kfp-cookie-consent');
    await asks(page, element, 'dialog');
    page.document.querySelector('section').style.contentVisibility = 'auto';
    await frames(page, 6);
    await asks(page, element, 'dialog');
  });

  it('asks without observers', async () => {
    const before = (own) => {
      delete own.IntersectionObserver;
      delete own.ResizeObserver;
    };
    const page = await openBank('<kfp-cookie-consent></kfp-cookie-consent>', { before });
    await asks(page, await find(page, 'kfp-cookie-consent'), 'dialog');
    const other = await openBank('<div hidden><kfp-cookie-consent></kfp-cookie-consent></div>', { before });
    await isDue(other, 'answer-dialog');
    await isAlive(other);
  });
});
