import { createBackend, later, loggedOut } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, openPage, shows } from '../support/browser/page.js';

const config = {
  andreForsikringer: [{ title: 'Kortet', description: 'Reise' }],
  contactInfo: { navn: 'Dalbanken' },
  skadesaker: { url: '/test-script' },
  // Of its own: no other file answers for it.
  consentCookieName: 'every-element-test-consent',
};

/** What of its shadow root says that an element is what it should be: a selector, and a text in what it finds. */
const elements = [
  ['CF-14', '<kfp-overview></kfp-overview>', 'h2', 'Forsikringsoversikt'],
  ['CF-15', '<kfp-offers></kfp-offers>', 'h2', 'Tilbudene dine'],
  ['CF-16', '<kfp-profile></kfp-profile>', '.kfp', 'Kari Eksempel'],
  ['CF-17', '<kfp-purchase-entries></kfp-purchase-entries>', 'h2', 'Hva vil du forsikre?'],
  ['CF-18', '<kfp-other-insurances></kfp-other-insurances>', 'h2', 'Forsikringer gjennom kort, program, arbeidsgiver eller forbund'],
  ['CF-19', '<kfp-feedback preset="hvorFornoydErDu"></kfp-feedback>', 'fieldset legend', 'Hvor fornøyd er du'],
  ['CF-20', '<kfp-cookie-consent></kfp-cookie-consent>', 'dialog[open][role=dialog]', 'Velg informasjonskapsler'],
  ['CF-22', '<kfp-navigation></kfp-navigation>', 'nav', 'Dokumenter'],
  ['CF-23', '<kfp-header logo="/demo/common/icon.svg" logo-alt="Dalbanken"></kfp-header>', 'header', ''],
  ['CF-24', '<kfp-footer></kfp-footer>', 'footer', 'Dalbanken'],
  ['CF-26', '<kfp-claims-jump></kfp-claims-jump>', '.kfp', 'Vi sender deg videre...'],
  ['CF-27', '<kfp-error-page status="404"></kfp-error-page>', 'h2', 'Denne siden ser ut til å være borte...'],
];

describe('what each element is', () => {
  afterEach(closePages);

  const find = (page, selector) => until(() => page.document.querySelector(selector), `${selector} is parsed`);
  const isIn = (element, selector, text) => [...(element.shadowRoot?.querySelectorAll(selector) ?? [])].some(({ textContent }) => textContent.includes(text));

  async function openAll(body, changes = {}, more = {}) {
    const backend = createBackend({
      'skadekunde/hent': { navn: 'Kari Eksempel', kontaktInformasjon: { epostAdresse: 'kari@eksempel.example', editable: true } },
      'eikaintegrasjon/avtaler': { avtaler: [] },
      'liv/kunde/v1/kunde': { eksisterer: false },
      // Where it leads to is not for this test.
      'jumpsst/': later().response,
      ...changes,
    });
    const runtime = `<kfp-runtime distributor="eika" config='${JSON.stringify({ ...config, ...more })}'></kfp-runtime>`;
    return openPage({ body: runtime + body, scripts: [loader], backend });
  }

  it('all of them on one page CF-01 CF-03 CF-04 CF-12', async () => {
    const page = await openAll(elements.map(([, markup]) => markup).join(''));
    for (const [row, markup, selector, text] of elements) {
      const element = await find(page, /^<([\w-]+)/.exec(markup)[1]);
      await until(() => isIn(element, selector, text), `${row}: <${element.localName}> shows ${selector} ${text}`);
      expect([...element.shadowRoot.children].every(({ lang }) => lang === 'nb')).toBe(true);
    }
    expect(page.errors).toEqual([]);
  });

  it('kfp-runtime is invisible CF-13', async () => {
    const page = await openAll('<kfp-footer></kfp-footer>');
    await shows(await find(page, 'kfp-footer'), 'Dalbanken');
    const { width, height } = (await find(page, 'kfp-runtime')).getBoundingClientRect();
    expect([width, height]).toEqual([0, 0]);
  });

  it('kfp-session-warning opens its dialog in the last minute, which no response but the configuration tells of CF-21 CF-44', async () => {
    const page = await openAll('<kfp-session-warning></kfp-session-warning>', {}, { sessionTimeout: Date.now() + 50_000 });
    const warning = await find(page, 'kfp-session-warning');
    await until(() => isIn(warning, 'dialog[open][role=alertdialog]', ''), 'the dialog is open');
  });

  it('kfp-login is the way in for who is not logged in CF-25', async () => {
    const page = await openAll('<kfp-login></kfp-login>', { ...loggedOut, 'auth/login': { loginUrl: '/test-script' } });
    const login = await find(page, 'kfp-login');
    await until(() => isIn(login, 'h2', 'Logg inn'), 'its heading is there');
  });

  it('kfp-toasts shows a message CF-28', async () => {
    const page = await openAll('<kfp-toasts></kfp-toasts>');
    const toasts = await find(page, 'kfp-toasts');
    await until(() => toasts.add, 'it is registered');
    toasts.add('Lagret');
    await shows(toasts, 'Lagret');
  });
});
