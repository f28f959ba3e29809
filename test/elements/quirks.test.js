import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, openPage, textOf } from '../support/browser/page.js';

const config = {
  andreForsikringer: [{ title: 'Kortet', description: 'Reise' }],
  contactInfo: { navn: 'Dalbanken' },
  taskCards: { skrytebokser: [{ type: 'skadeoppgjor', title: 'Raskt oppgjør', content: [{ type: 'text', value: 'Innen en uke' }] }] },
  showVedlikeholdsKalender: true,
  vedlikeholdsKalenderUrl: '/kalender',
  // Of its own: no other file answers for it.
  consentCookieName: 'quirks-test-consent',
};
const bank = createBackend({
  'skadekunde/hent': { navn: 'Anne Prøve', kontaktInformasjon: { epostAdresse: 'anne@prove.example', editable: true } },
  'auth/bankkontakt': { navn: 'Dalbanken', telefon: '75 00 00 00' },
  'liv/kunde/v1/kunde': { eksisterer: false },
  'oversikt/helseerklaering': { antall: 3 },
});

/** Each element by itself, with a text that comes late in it. */
const elements = {
  overview: ['', 'Se forsikringer du kan kjøpe'],
  offers: ['', 'Reise'],
  tasks: ['', 'helseerklæring'],
  'purchase-entries': ['', 'Raskt oppgjør'],
  'other-insurances': ['', 'Kortet'],
  recommendations: ['', 'Husforsikring'],
  profile: ['', 'Anne Prøve'],
  feedback: ['preset="hvorFornoydErDu"', 'Veldig fornøyd'],
  navigation: ['', 'Dokumenter'],
  header: ['logo-alt="Dalbanken"', 'Dalbanken'],
  footer: ['', 'Dalbanken'],
  'cookie-consent': ['', 'Velg informasjonskapsler'],
  'error-page': ['status="404"', 'Denne siden ser ut til å være borte'],
  portal: ['base-path="/"', 'Forsikringsoversikt'],
};

/** Those whose cards and controls are elsewhere on a narrow page. */
const narrowToo = ['offers', 'profile', 'feedback'];

describe('a page without a doctype, in quirks mode', () => {
  afterEach(closePages);

  async function open(name, doctype, width) {
    const [attributes, text] = elements[name];
    const page = await openPage({
      doctype, scripts: [loader], backend: bank,
      head: '<style>body{margin:8px;font:16px/1.5 serif}</style>',
      body: `<kfp-runtime distributor="dnb" config='${JSON.stringify(config)}'></kfp-runtime><main><kfp-${name} ${attributes}></kfp-${name}></main>`,
    });
    page.window.frameElement.style.width = `${width}px`;
    const element = await until(() => page.document.querySelector(`kfp-${name}`), 'parsed');
    await until(() => textOf(element).includes(text), `kfp-${name} shows ${text}`, 15_000);
    return { page, element };
  }

  /** Opens what can be opened, and answers a question. */
  function use({ element }) {
    for (const button of element.shadowRoot.querySelectorAll('button[aria-expanded=false]')) button.click();
    element.shadowRoot.querySelectorAll('input[type=radio]')[1]?.click();
  }

  /** Each box in an element: what it is, and its width and height. */
  const boxes = ({ element }) => [element, ...element.shadowRoot.querySelectorAll('*')].map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return `${one.localName}.${one.getAttribute('class') ?? ''} ${width.toFixed(1)} x ${height.toFixed(1)}`;
  });

  /** Parts come late, and on one page before the other. */
  const areSame = (one, other) => until(() => boxes(one).join() === boxes(other).join(), 'all is there', 8_000).catch(() => {
    const expected = boxes(other);
    expect(boxes(one).map((box, index) => [expected[index], box]).filter(([box, wanted]) => box !== wanted)).toEqual([]);
  });

  for (const name of Object.keys(elements)) {
    it(`kfp-${name} is as large as with one`, async function () {
      this.timeout(30_000);
      for (const width of narrowToo.includes(name) ? [1300, 500] : [1300]) {
        const [standard, quirks] = await Promise.all(['<!doctype html>', ''].map((doctype) => open(name, doctype, width)));
        expect([standard, quirks].map(({ page }) => page.document.compatMode)).toEqual(['CSS1Compat', 'BackCompat']);
        await areSame(quirks, standard);
        [standard, quirks].forEach(use);
        await areSame(quirks, standard);
        closePages();
      }
    });
  }
});
