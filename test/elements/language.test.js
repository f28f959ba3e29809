import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, loader, nextTasks, openPage, shows, standalone, textOf } from '../support/browser/page.js';

const responses = {
  'skadekunde/hent': { navn: 'Kari Eksempel', niceKundenummer: '1', kontaktInformasjon: { epostAdresse: 'kari@eksempel.example', editable: true } },
  'liv/kunde/v1/kunde': { eksisterer: false },
};
const title = { nb: 'Tilbudene dine', nn: 'Tilboda dine', en: 'Your offers' };
const session = new URLSearchParams(location.search).get('wtr-session-id');

/** A page with these elements, once the first of them shows its text. */
async function openElements(body, text, options = {}) {
  const page = await openPage({ body: `<kfp-runtime distributor="sb1"></kfp-runtime>${body}`, scripts: [loader], backend: createBackend(responses), ...options });
  const element = await until(() => page.document.querySelector('kfp-offers, kfp-profile, kfp-feedback, kfp-overview'), 'parsed');
  await shows(element, text);
  return { page, element };
}

const rootOf = ({ shadowRoot }) => shadowRoot.querySelector('.kfp');

describe('the language of an element LN-01 to LN-05', () => {
  afterEach(closePages);

  for (const language of ['nn', 'en']) {
    it(`${language} is that of an element around it, outside of the shadow root that it is in`, async () => {
      const body = `<section lang="${language}"><bank-part><template shadowrootmode="open"><div lang-of="bank"><slot></slot></div></template></bank-part></section>`;
      const page = await openPage({ body: `<kfp-runtime distributor="sb1"></kfp-runtime>${body}`, scripts: [loader], backend: createBackend(responses) });
      const part = await until(() => page.document.querySelector('bank-part'), 'parsed');
      const root = part.shadowRoot ?? part.attachShadow({ mode: 'open' });
      const element = page.document.createElement('kfp-offers');
      root.append(element);
      await shows(element, title[language]);
      expect(rootOf(element).lang).toBe(language);
    });
  }

  it('changes in one rendering, and follows an element that is moved', async () => {
    const { page, element } = await openElements('<div lang="en" id="english"></div><kfp-offers></kfp-offers>', title.nb);
    const seen = new Set();
    new page.window.MutationObserver(() => {
      const [heading] = element.shadowRoot.querySelectorAll('h1, h2');
      seen.add([rootOf(element).lang, heading?.textContent].join(' '));
    }).observe(element.shadowRoot, { subtree: true, childList: true, characterData: true, attributes: true });
    element.lang = 'nn';
    await shows(element, title.nn);
    element.removeAttribute('lang');
    await shows(element, title.nb);
    page.document.querySelector('#english').append(element);
    await shows(element, title.en);
    expect([...seen].filter((one) => !['nb', 'nn', 'en'].some((language) => one === `${language} ${title[language]}`))).toEqual([]);
  });

  it('marks names of the backend as Norwegian in English, and says the rest in English', async () => {
    const { element } = await openElements('<kfp-offers lang="en"></kfp-offers>', title.en);
    await shows(element, 'Remove offer');
    const norwegian = [...element.shadowRoot.querySelectorAll('[lang=nb]')].map(({ textContent }) => textContent);
    expect(norwegian.length).toBeGreaterThan(0);
    const rest = rootOf(element).cloneNode(true);
    for (const part of rest.querySelectorAll('[lang=nb], style')) part.parentNode.removeChild(part);
    expect(/[æøå]|Fjern|Kjøp|pris/i.test(rest.textContent) ? rest.textContent : '').toBe('');
  });

  it('comes in the middle of an answer, and what is chosen, typed and has the focus stays LN-02', async () => {
    const { page, element } = await openElements('<kfp-feedback></kfp-feedback>', 'Fikk du gjort det du skulle?');
    const [yes] = element.shadowRoot.querySelectorAll('input');
    yes.click();
    const box = await until(() => element.shadowRoot.querySelector('textarea'), 'the text box');
    box.focus();
    box.value = 'Halvt skrevet';
    box.dispatchEvent(new page.window.InputEvent('input', { bubbles: true, composed: true }));
    page.document.body.lang = 'en';
    await shows(element, 'Did you');
    expect([box.isConnected, box.value, yes.checked, element.shadowRoot.activeElement === box]).toEqual([true, 'Halvt skrevet', true, true]);
    const answers = [];
    element.addEventListener('kfp-feedback', ({ detail }) => answers.push(detail.feedbackValue));
    control(element, 'Send').click();
    await until(() => answers.length, 'answered');
    expect(answers).toEqual(['Ja']);
  });

  it('comes in the middle of a change, and the open row and what is typed stay LN-02', async () => {
    const { page, element } = await openElements('<kfp-profile></kfp-profile>', 'Endre');
    control(element, 'Endre').click();
    const field = await until(() => element.shadowRoot.querySelector('input:not([type=checkbox], [type=radio])'), 'the open row');
    field.value = 'ny@eksempel.example';
    field.dispatchEvent(new page.window.InputEvent('input', { bubbles: true, composed: true }));
    element.lang = 'en';
    await shows(element, 'My profile');
    expect([field.isConnected, field.value]).toEqual([true, 'ny@eksempel.example']);
    expect(Boolean(control(element, 'Save'))).toBe(true);
  });

  it('comes while an error shows, which stays with the focus on its field LN-02', async () => {
    const { page, element } = await openElements('<kfp-profile></kfp-profile>', 'Endre');
    control(element, 'Endre').click();
    const field = await until(() => element.shadowRoot.querySelector('input:not([type=checkbox], [type=radio])'), 'the open row');
    field.value = 'ny@';
    field.dispatchEvent(new page.window.InputEvent('input', { bubbles: true, composed: true }));
    await nextTasks(page.window);
    control(element, 'Lagre').click();
    await shows(element, 'E-postadressen er ikke gyldig');
    expect(element.shadowRoot.activeElement === field).toBe(true);
    for (const [language, error] of [['nn', 'E-postadressa er ikkje gyldig'], ['en', 'The email address is not valid']]) {
      page.document.body.lang = language;
      await shows(element, error);
      expect([field.isConnected, field.value, field.getAttribute('aria-invalid'), element.shadowRoot.activeElement === field]).toEqual([true, 'ny@', 'true', true]);
    }
    expect(textOf(element).includes('gyldig')).toBe(false);
  });

  it('comes in the middle of a question, which stays with the focus on it LN-02', async () => {
    const { page, element } = await openElements('<kfp-offers></kfp-offers>', 'Fjern tilbud');
    control(element, 'Fjern tilbud').click();
    await shows(element, 'Er du sikker på at du vil fjerne tilbudet?');
    const { activeElement: question } = element.shadowRoot;
    page.document.documentElement.lang = 'en';
    await shows(element, 'Are you sure you want to remove the offer?');
    expect([question.isConnected, element.shadowRoot.activeElement === question]).toEqual([true, true]);
    expect(question.textContent).toBe('Are you sure you want to remove the offer?');
    expect(Boolean(control(element, 'No, keep the offer'))).toBe(true);
  });

  it('comes while a toast tells that an offer is removed, and one of the bank LN-02', async () => {
    const backend = createBackend({
      'avtaleoversikt/tilbud/90500016'() {
        backend.responses['avtaleoversikt/tilbud'] = { tilbud: [] };
        return 204;
      },
    });
    const { page, element } = await openElements('<kfp-offers></kfp-offers><kfp-toasts></kfp-toasts>', 'Fjern tilbud', { backend });
    const toasts = page.document.querySelector('kfp-toasts');
    toasts.add('Fra banken', { timeout: null, lang: 'nb' });
    await shows(toasts, 'Fra banken');
    control(element, 'Fjern tilbud').click();
    await shows(element, 'Ja, fjern tilbudet');
    control(element, 'Ja, fjern tilbudet').click();
    const texts = () => [...toasts.shadowRoot.querySelectorAll('p')].map(({ lang, textContent }) => `${lang} ${textContent}`).sort();
    await until(() => texts().some((text) => text.startsWith('nb Tilbudet på')), 'removed, in bokmål');
    page.document.body.lang = 'en';
    await until(() => texts().some((text) => text.startsWith('en The offer for')), 'removed, in English');
    expect([texts().length, texts()[1]]).toEqual([2, 'nb Fra banken']);
    await shows(toasts, 'Close notification');
  });

  it('comes while a dialog is open, which stays open with what is ticked LN-02', async () => {
    document.cookie = 'kfp-language-test=; Path=/; Max-Age=0';
    const page = await openPage({
      body: '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-cookie-consent cookie-name="kfp-language-test"></kfp-cookie-consent>',
      scripts: [loader],
    });
    const element = await until(() => page.document.querySelector('kfp-cookie-consent'), 'parsed');
    const dialog = await until(() => element.shadowRoot?.querySelector('dialog[open]'), 'the dialog is open');
    const [, statistics] = dialog.querySelectorAll('input');
    statistics.click();
    element.lang = 'en';
    await until(() => dialog.textContent.includes('Accept all'), 'the dialog is in English');
    expect([dialog.isConnected, dialog.open, statistics.isConnected, statistics.checked]).toEqual([true, true, true, true]);
  });

  it('is bokmål where the words do not come, and the host is told LN-05', async () => {
    const base = `/faulty/${session}-language-1`;
    await fetch(`${base}?${new URLSearchParams({ fault: '404', files: '^chunks/(nn|en)-' })}`);
    const reported = [];
    const page = await openPage({
      body: '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-offers lang="en"><p>Fra banken</p></kfp-offers>',
      backend: null,
      before(own) {
        const backend = createBackend(responses);
        const { fetch: ownFetch } = own;
        own.fetch = (input, init) => (String(input).includes('/api/') ? backend.fetch(input, init) : ownFetch.call(own, input, init));
      },
    });
    const runtime = await until(() => page.document.querySelector('kfp-runtime'), 'parsed');
    runtime.errorReporter = (_, detail) => reported.push(detail);
    await page.load(`${base}/kfp.js`);
    const element = page.document.querySelector('kfp-offers');
    await shows(element, title.nb);
    expect(rootOf(element).lang).toBe('nb');
    await until(() => reported.length, 'reported');
    expect(reported.map(({ tag, area, type }) => [tag, area, type])).toEqual([['kfp-offers', 'language', 'code']]);
  });

  it('has its letters where the server names another charset than that of its files', async () => {
    const base = `/faulty/${session}-language-2`;
    await fetch(`${base}?${new URLSearchParams({ fault: 'another charset', files: '.' })}`);
    const { element } = await openElements('<kfp-offers></kfp-offers>', title.nb, { scripts: [`${base}/kfp.js`] });
    await shows(element, 'Det er lurt å sikre seg med gode forsikringer.');
    const alone = await openElements('<kfp-offers></kfp-offers>', title.nb, { scripts: [`${base}/standalone/kfp-offers.js`] });
    await shows(alone.element, 'Det er lurt å sikre seg med gode forsikringer.');
  });

  it('is told of by the configuration, with words of the host LN-06', async () => {
    const config = { language: 'en', texts: { en: { 'offers.title': 'Offers <i>from</i> Bank', 'offers.tittle': 'x' } } };
    const { page, element } = await openElements(`<kfp-offers></kfp-offers>`, 'Offers <i>from</i> Bank', { before: (own) => (own.kfpConfig = config) });
    await shows(element, 'Remove offer');
    expect(page.warnings.filter((warning) => warning.includes('texts.en')).length).toBe(1);
  });

  it('comes to a file that stands alone too', async () => {
    const { element } = await openElements('<kfp-offers lang="nn"></kfp-offers>', title.nn, { scripts: [standalone('kfp-offers')] });
    expect(rootOf(element).lang).toBe('nn');
  });
});
