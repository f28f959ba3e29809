import { sendKeys } from '../../node_modules/@web/test-runner-commands/browser/commands.mjs';
import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, loader, openPage } from '../support/browser/page.js';

describe('hotkeys of the page that spare fields', () => {
  afterEach(closePages);

  async function openBank(body, place) {
    const page = await openPage({
      body: `<kfp-runtime distributor="sb1"></kfp-runtime>${body}<input id="own">`,
      scripts: [loader],
      backend: createBackend({
        'skadekunde/hent': { navn: 'Kari Eksempel', niceKundenummer: '700100', isBankkunde: true, kontaktInformasjon: { epostAdresse: 'kari@bank.no', mobilNummer: '91234567', editable: true } },
        'liv/kunde/v1/kunde': { eksisterer: false },
        'adresse/kundeadresser': { gatenavn: 'Storgata', isFolkreregistrert: false },
        'adresse/postnummer': [],
        'samtykke/reservasjon/hent': { hasReservasjon: false },
      }),
    });
    page.taken = [];
    page.heard = [];
    const [target, capture] = place === 'document, first' ? [page.document, true] : [place === 'window' ? page.window : page.document, false];
    for (const type of ['keydown', 'keypress', 'keyup']) {
      target.addEventListener(type, (event) => {
        page.heard.push(event.key);
        if (/^(input|select|textarea)$/i.test(event.target.tagName ?? '')) return;
        page.taken.push(`${type} ${event.key}`);
        event.preventDefault();
      }, capture);
    }
    return page;
  }
  /** WebKitGTK gives a frame the focus late. */
  const focus = (page, field) => until(() => {
    page.window.focus();
    field.focus();
    return page.document.hasFocus() && field.getRootNode().activeElement === field;
  }, 'it has the focus');
  const within = (page, tag, selector) => until(() => page.document.querySelector(tag)?.shadowRoot?.querySelector(selector), `${selector} is there`, 10_000);

  for (const place of ['document', 'window', 'document, first']) {
    it(`take no letter from a text, and hear it (${place})`, async () => {
      const page = await openBank('<kfp-feedback preset="hvorFornoydErDu"></kfp-feedback>', place);
      (await within(page, 'kfp-feedback', 'input')).click();
      const field = await within(page, 'kfp-feedback', 'textarea');
      await focus(page, field);
      await sendKeys({ type: 'sok?/' });
      await until(() => field.value === 'sok?/', 'it is typed');
      expect([page.taken, page.heard.includes('k')]).toEqual([[], true]);
      await sendKeys({ press: 'Escape' });
      await until(() => page.heard.includes('Escape'), 'it is heard');
      expect(page.taken.length > 0).toBe(true);
    });
  }

  it('do not get keys typed in a radio button or a profile field, but get those typed on a button', async function () {
    this.timeout(30_000);
    const page = await openBank('<kfp-feedback preset="hvorFornoydErDu"></kfp-feedback><kfp-profile></kfp-profile>', 'document');
    await focus(page, await within(page, 'kfp-feedback', 'input'));
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'x' });
    const profile = page.document.querySelector('kfp-profile');
    (await until(() => control(profile, 'Endre'), 'the row can be opened', 10_000)).click();
    const field = await within(page, 'kfp-profile', 'input[type=text]');
    await focus(page, field);
    await sendKeys({ type: 'sok' });
    // Engines put the caret before or behind what is there.
    await until(() => field.value.includes('sok'), 'it is typed');
    expect(page.taken).toEqual([]);
    control(profile, 'Lagre').focus();
    await sendKeys({ press: 'x' });
    await until(() => page.taken.includes('keydown x'), 'the page has taken it');
  });

  it('find the page without a listener of ours when the elements have gone', async () => {
    const listeners = new Map();
    const page = await openPage({
      body: '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-feedback preset="hvorFornoydErDu"></kfp-feedback>', scripts: [loader],
      before(own) {
        const { addEventListener: add, removeEventListener: remove } = own;
        const count = (type, by) => listeners.set(type, (listeners.get(type) ?? 0) + by);
        own.addEventListener = (type, ...rest) => { count(type, 1); add.call(own, type, ...rest); };
        own.removeEventListener = (type, ...rest) => { count(type, -1); remove.call(own, type, ...rest); };
      },
    });
    await within(page, 'kfp-feedback', 'input');
    await until(() => listeners.get('keydown') > 0, 'keys are listened to');
    page.document.querySelector('kfp-feedback').remove();
    await until(() => ['keydown', 'keypress', 'keyup'].every((type) => listeners.get(type) === 0), 'nobody listens');
  });
});
