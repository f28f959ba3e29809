import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, entry, listen, loader, nextTasks, openPage, shows, textOf } from '../support/browser/page.js';
import { warning } from '../support/warning.mjs';

const runtimeTag = '<kfp-runtime distributor="sb1"></kfp-runtime>';

describe('kfp-toasts', () => {
  afterEach(closePages);

  async function openToasts({ attributes = '', body = '', scripts = [loader], ...options } = {}) {
    const time = {};
    const page = await openPage({
      body: `${runtimeTag}<button id="host">Vert</button><kfp-toasts ${attributes}></kfp-toasts>${body}`,
      scripts,
      before: (own) => Object.assign(time, takeTime(own)),
      ...options,
    });
    const toasts = await until(() => page.document.querySelector('kfp-toasts'), 'parsed');
    await page.window.customElements.whenDefined('kfp-toasts');
    await until(() => toasts.shadowRoot.querySelector('.toasts'), 'the region is there');
    return { page, toasts, time };
  }

  const settle = (page) => nextTasks(page.window, 4);
  /** What shows, wherever it shows; the first is at the bottom. */
  const shown = ({ document: own }) => roots(own).flatMap((root) => [...root.querySelectorAll('[data-state=entering] p')]).map(({ textContent }) => textContent);
  const roots = (own) => [...own.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const closeButton = (root) => root.querySelector('[data-state=entering] > button');

  it('screen readers know the region before a status says something, and an alert comes with its text UI-22', async () => {
    const { page, toasts } = await openToasts();
    const isVisible = (element) => page.window.getComputedStyle(element).visibility === 'visible';
    const seen = (toast) => [toast.role, isVisible(toast), isVisible(toast.querySelector('p'))];
    const region = toasts.shadowRoot.querySelector('.toasts');
    const atFirst = [];
    const observer = new page.window.MutationObserver((changes) => {
      for (const toast of changes.flatMap(({ addedNodes }) => [...addedNodes])) if (toast.matches('.toast')) atFirst.push(seen(toast));
    });
    observer.observe(region, { childList: true });
    toasts.add('Lagret', { timeout: null });
    toasts.add('Feilet', { timeout: null, variant: 'error' });
    await until(() => atFirst.length === 2, 'both messages are there');
    expect(atFirst).toEqual([['status', true, false], ['alert', false, false]]);
    await until(() => [...region.querySelectorAll('p')].every(isVisible), 'the texts show');
    expect([...region.querySelectorAll('.toast')].map(seen)).toEqual([['status', true, true], ['alert', true, true]]);
  });

  it('the focus goes to the next error as soon as it is there, and at the end to where it was UI-22', async () => {
    const { page, toasts, time } = await openToasts({ attributes: 'max="2"' });
    const host = page.document.getElementById('host');
    host.focus();
    for (const text of ['A', 'B', 'C', 'D']) toasts.add(text, { timeout: null, variant: 'error' });
    await settle(page);
    const { shadowRoot } = toasts;
    await until(() => {
      closeButton(shadowRoot).focus();
      return shadowRoot.activeElement;
    }, 'the first error shows');
    const focused = [];
    while (shadowRoot.activeElement) {
      focused.push(shadowRoot.activeElement.parentElement.textContent[0]);
      shadowRoot.activeElement.click();
      await time.pass(200); // The closed one makes room for the next.
    }
    expect(focused).toEqual(['A', 'B', 'C', 'D']);
    expect(page.document.activeElement).toBe(host);
  });

  it('shows messages for their time, from the method and from the window UI-09 UI-13 to UI-15 UI-22', async () => {
    const { page, toasts, time } = await openToasts();
    const id = toasts.add('Kort');
    toasts.add('Alltid', { timeout: null, variant: 'error' });
    page.window.dispatchEvent(new page.window.CustomEvent('kfp-toast', { detail: { content: 'Fra vinduet', timeout: 'off', variant: 'success' } }));
    await settle(page);
    expect(typeof id).toBe('string');
    expect(shown(page)).toEqual(['Kort', 'Alltid', 'Fra vinduet']);
    const region = toasts.shadowRoot.querySelector('.toasts');
    expect([region.getAttribute('role'), region.getAttribute('aria-label')]).toEqual(['region', 'Varsler']);
    const kinds = [...region.querySelectorAll('.toast')].map(({ role, dataset, part }) => [role, dataset.variant, part.value]);
    expect(kinds).toEqual([['status', 'info', 'toast'], ['alert', 'error', 'toast'], ['status', 'success', 'toast']]);
    await time.pass(4999);
    expect(shown(page).length).toBe(3);
    await time.pass(1);
    expect(shown(page)).toEqual(['Alltid', 'Fra vinduet']);
    await time.pass(60_000);
    expect(shown(page)).toEqual(['Alltid', 'Fra vinduet']);
  });

  it('is above all again when it has been moved, and throws nothing when it is gone at once', async () => {
    const { page, toasts } = await openToasts({ body: '<section></section>' });
    toasts.add('Lagret', { timeout: null });
    await settle(page);
    const region = toasts.shadowRoot.querySelector('.toasts');
    page.document.querySelector('section').append(toasts);
    if (region.showPopover) await until(() => region.matches(':popover-open'), 'it is in the top layer again');
    expect(shown(page)).toEqual(['Lagret']);
    toasts.close(toasts.add('Borte', { timeout: null }));
    toasts.add('Sist');
    toasts.remove();
    await settle(page);
    page.document.body.append(toasts);
    toasts.add('Igjen');
    toasts.remove();
    await settle(page);
    expect(page.errors).toEqual([]);
  });

  it('waits behind a modal dialog of the page, where it could be neither read out nor closed', async () => {
    const dialogs = '<dialog id="bank">Bank<button>Lukk</button></dialog>';
    const { page, toasts, time } = await openToasts({ body: dialogs });
    const dialog = page.document.querySelector('#bank');
    toasts.add('Før', { timeout: 3000 });
    await settle(page);
    await time.pass(1000);
    expect(shown(page)).toEqual(['Før']);
    dialog.showModal();
    toasts.add('Under', { timeout: 1000 });
    await time.pass(10_000);
    expect(shown(page)).toEqual([]);
    dialog.close();
    await time.pass(250);
    expect(shown(page)).toEqual(['Før', 'Under']);
    await time.pass(1150);
    expect(shown(page)).toEqual(['Før']);
    await time.pass(3000);
    expect(shown(page)).toEqual([]);
  });

  it('shows in a modal dialog of the page that it lies in', async () => {
    const { page, toasts, time } = await openToasts({ body: '<dialog id="bank">Bank</dialog>' });
    const dialog = page.document.querySelector('#bank');
    dialog.append(toasts);
    dialog.showModal();
    toasts.add('Her');
    await settle(page);
    await time.pass(300);
    expect(shown(page)).toEqual(['Her']);
  });

  it('at most five; the higher priority comes first, and who waits loses no time UI-12 UI-18', async () => {
    const { page, toasts, time } = await openToasts();
    for (const name of ['1', '2', '3', '4', '5', '6']) toasts.add(name);
    toasts.add('viktig', { priority: 1, timeout: 1000 });
    await settle(page);
    expect(shown(page)).toEqual(['viktig', '1', '2', '3', '4']);
    await time.pass(1150);
    expect(shown(page)).toEqual(['1', '2', '3', '4', '5']);
    toasts.setAttribute('max', '1');
    await until(() => shown(page).length === 1, 'the limit counts');
  });

  it('time stands still under the pointer, and while the focus is on one UI-22', async () => {
    const { page, toasts, time } = await openToasts();
    toasts.add('a');
    await settle(page);
    const region = toasts.shadowRoot.querySelector('.toasts');
    region.dispatchEvent(new page.window.PointerEvent('pointerenter'));
    await settle(page);
    await time.pass(60_000);
    expect(shown(page)).toEqual(['a']);
    region.dispatchEvent(new page.window.PointerEvent('pointerleave'));
    await settle(page);
    closeButton(toasts.shadowRoot).focus();
    await settle(page);
    await time.pass(60_000);
    expect(shown(page)).toEqual(['a']);
    page.document.querySelector('#host').focus();
    await settle(page);
    await time.pass(5000);
    expect(shown(page)).toEqual([]);
  });

  it('the last one that is closed gives the focus back UI-10', async () => {
    const { page, toasts } = await openToasts();
    const host = page.document.querySelector('#host');
    host.focus();
    toasts.add('a', { timeout: null });
    toasts.add('b', { timeout: null });
    await settle(page);
    const [first, second] = toasts.shadowRoot.querySelectorAll('.toast > button');
    expect(first.textContent).toBe('Lukk varsel');
    first.focus();
    first.click();
    await settle(page);
    expect(toasts.shadowRoot.activeElement).toBe(second);
    second.click();
    await settle(page);
    expect(page.document.activeElement).toBe(host);
  });

  it('gives it back to what had it inside another element UI-10', async () => {
    const { page, toasts } = await openToasts({ body: '<div id="other"></div>' });
    const root = page.document.querySelector('#other').attachShadow({ mode: 'open' });
    const button = root.appendChild(page.document.createElement('button'));
    for (const name of ['a', 'b']) toasts.add(name, { timeout: null });
    await settle(page);
    for (const name of ['a', 'b']) {
      button.focus();
      closeButton(toasts.shadowRoot).focus();
      toasts.shadowRoot.activeElement.click();
      await settle(page);
      expect([name, shown(page).length]).toEqual([name, name === 'a' ? 1 : 0]);
    }
    expect(root.activeElement).toBe(button);
  });

  it('above an open modal dialog of ours they can be seen and clicked, and afterwards they are back', async () => {
    const session = () => 50;
    const backend = createBackend();
    const withExpiry = async (...call) => {
      const response = await backend.fetch(...call);
      return new Response(response.status === 204 ? null : await response.text(), { status: response.status, headers: { 'X-Session-Expiry': String(session()) } });
    };
    const { page, toasts } = await openToasts({ body: '<kfp-session-warning></kfp-session-warning>', backend: { ...backend, fetch: withExpiry } });
    const warning = page.document.querySelector('kfp-session-warning');
    toasts.add('Før', { timeout: null });
    const dialog = await until(() => warning.shadowRoot?.querySelector('dialog[open]'), 'the dialog is open');
    toasts.add('Over', { timeout: null });
    await until(() => dialog.querySelectorAll('[data-state=entering]').length === 2, 'both are inside the dialog');
    await settle(page);
    for (const button of dialog.querySelectorAll('.toast > button')) {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = warning.shadowRoot.elementFromPoint(left + width / 2, top + height / 2);
      expect(button.contains(hit)).toBe(true);
    }
    expect(toasts.shadowRoot.querySelectorAll('.toast').length).toBe(0);
    expect(dialog.querySelector('.toasts').getAttribute('role')).toBe('region');
    control(warning, 'Lukk varsel').click();
    await until(() => dialog.querySelectorAll('[data-state=entering]').length === 1, 'one was closed');
    dialog.close();
    await until(() => toasts.shadowRoot.querySelectorAll('.toast').length > 0, 'the rest is back');
    expect(shown(page).length).toBe(1);
  });

  it('in another language only when asked for; what that needs loads then UI-19 UI-20', async () => {
    const { page, toasts } = await openToasts();
    const translations = () => page.window.performance.getEntriesByType('resource').filter(({ name }) => name.includes('toast-translations')).length;
    toasts.add('Hei', { timeout: null });
    await settle(page);
    expect(closeButton(toasts.shadowRoot).textContent).toBe('Lukk varsel');
    expect(translations()).toBe(0);
    toasts.lang = 'sv';
    await shows(toasts, 'Stäng avisering');
    expect(toasts.shadowRoot.querySelector('.toasts').lang).toBe('sv-SE');
    expect(translations()).toBe(1);
    toasts.removeAttribute('lang');
    await shows(toasts, 'Lukk varsel');
    expect(toasts.shadowRoot.querySelector('.toasts').lang).toBe('nb');
  });

  it('in nynorsk or English by the words that every element has, without a warning LN-02', async () => {
    const { page, toasts } = await openToasts();
    toasts.add('Hei', { timeout: null });
    await settle(page);
    toasts.lang = 'nn-NO';
    await until(() => toasts.shadowRoot.querySelector('.toasts[aria-label=Varsel]'), 'the name in nynorsk');
    toasts.lang = 'en';
    await shows(toasts, 'Close notification');
    expect(toasts.shadowRoot.querySelector('.toasts').lang).toBe('en');
    expect(page.warnings).toEqual([]);
    expect(page.window.performance.getEntriesByType('resource').filter(({ name }) => name.includes('toast-translations')).length).toBe(0);
  });

  it('one element of the page shows what is sent to the window, and says so UI-22', async () => {
    const { page, toasts } = await openToasts({ body: '<kfp-toasts id="other"></kfp-toasts>' });
    const other = page.document.querySelector('#other');
    const send = (detail) => page.window.dispatchEvent(new page.window.CustomEvent('kfp-toast', { detail, cancelable: true }));
    await until(() => !send({ content: 'Hei', timeout: null }), 'it is shown');
    await settle(page);
    expect([shown(page).filter((text) => text === 'Hei').length, textOf(other)]).toEqual([1, '']);
    toasts.remove();
    await until(() => !send({ content: 'Igjen', timeout: null }), 'the other one takes over');
    await shows(other, 'Igjen');
    expect(send(undefined)).toBe(true);
  });

  it('add() warns once about each bad value and attribute EL-04 EL-13', async () => {
    const { page, toasts } = await openToasts({ attributes: 'placement="top" max="0"', scripts: [entry('kfp-toasts')] });
    const ready = listen(page, 'kfp-ready');
    for (const name of ['1', '2', '3', '4', '5', '6']) toasts.add(name, { variant: 'pink' });
    for (const content of [undefined, null, '', ' ', {}, Symbol('x')]) expect(toasts.add(content)).toBe('');
    await settle(page);
    expect(shown(page).length).toBe(5);
    expect(toasts.shadowRoot.querySelector('.toasts').className).toContain('toasts-center');
    expect(page.warnings.filter((line) => line.includes('kfp-toasts')).sort()).toEqual([
      warning('invalid-value', '<kfp-toasts> content is not valid and is ignored.'),
      warning('invalid-value', '<kfp-toasts> max: "0" is not valid and is ignored.'),
      warning('invalid-value', '<kfp-toasts> placement: "top" is not valid and is ignored.'),
      warning('invalid-value', '<kfp-toasts> variant is not valid and is ignored.'),
    ]);
    expect(ready.length).toBeLessThan(2);
    expect(page.errors).toEqual([]);
  });
});

/** Takes the long timers of a page into the test's hands, and the clock that they are measured with. */
function takeTime(own) {
  const { setTimeout: start, clearTimeout: stop } = own;
  const beginning = own.performance.now();
  const waiting = new Map();
  let passed = 0;
  let count = 0;
  own.performance.now = () => beginning + passed;
  own.setTimeout = (run, ms = 0, ...rest) => {
    if (ms < 100) return start(run, ms, ...rest);
    count += 1;
    waiting.set(-count, { run, due: passed + ms });
    return -count;
  };
  own.clearTimeout = (id) => (waiting.delete(id) ? undefined : stop(id));
  return {
    async pass(ms) {
      const end = passed + ms;
      for (;;) {
        const [next] = [...waiting].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due);
        if (!next) break;
        waiting.delete(next[0]);
        passed = Math.max(passed, next[1].due);
        next[1].run();
        await nextTasks(own, 2);
      }
      passed = end;
      await nextTasks(own, 4);
    },
  };
}
