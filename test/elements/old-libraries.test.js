import { createBackend, loggedOut } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, listen, loader, openPage, shows, standalone, textOf } from '../support/browser/page.js';

const folder = '/test/support/browser/old-libraries';
const libraries = {
  'Prototype.js 1.6': `<script src="${folder}/prototype.js" data-version="1.6"></script>`,
  'Prototype.js 1.7.3': `<script src="${folder}/prototype.js"></script>`,
  MooTools: `<script src="${folder}/mootools.js"></script>`,
};

const numbers = (count) => [...Array(count).keys()];
/** More than one group of cards of each. */
const agreements = numbers(11).map((place) => ({
  policyNumber: `7720${place}`, name: `Hytte ${place}`, description: `Fjellveien ${place}`, productType: 'FRITIDSHUS', monthlyPrice: 100 + place,
  avtaleStatus: 'ACTIVE', systemSource: 'NICE',
}));
const offers = numbers(8).map((place) => ({
  policyNumber: `8830${place}`, name: `Båt ${place}`, description: `Brygge ${place}`, productType: 'INNBO', versionNumber: '2', monthlyPrice: 200 + place,
  yearlyPrice: 2400 + place, systemSource: 'NICE', expirationDate: '2999-10-01',
}));
const config = {
  andreForsikringer: [{ title: 'Kortet', description: 'Reise' }, { title: 'Forbundet', description: 'Innbo' }],
  finnerIkkeForsikringConfig: [{ title: 'Savner du en?', description: 'Se her', link: { url: '/savnet', urlText: 'Les mer' } }],
  contactInfo: { navn: 'Fjellbanken', telefon: '74 00 00 00' },
  consentCookieName: 'old-libraries-test-consent',
  showSamtykkerMinProfil: true,
};
const answers = () => createBackend({
  'avtaleoversikt/avtaler': { avtaler: agreements, monthlySum: 1155, yearlySum: 13_860, systemSourceError: false },
  'avtaleoversikt/tilbud': { tilbud: offers, systemSourceError: false },
  'auth/bankkontakt': { navn: 'Fjellbanken', telefon: '74 00 00 00' },
  'eikaintegrasjon/avtaler': { avtaler: [] },
  'eikaintegrasjon/kundekommunikasjon': { harUlesteMeldinger: false },
  'samtykke/reservasjon/hent': { hasReservasjon: false },
  'samtykke/tekster': [{ samtykke: 'MARKETING', tittel: 'Tilbud', ingress: 'Få tilbud', tekst: 'Vi sender tilbud.' }],
  'liv/kunde/v1/kunde': { eksisterer: false },
  'skadekunde/hent': { navn: 'Ola Prøve', kontaktInformasjon: { epostAdresse: 'ola@prove.example', editable: true } },
  'oversikt/helseerklaering': { antall: 2 },
  'motor/oppgaver/motoroppgaver': { oppgaver: [{ avtalenummer: '61', beskrivelse: 'Volvo', type: 'KILOMETERSTAND' }] },
});

/** Each element, and a text that comes late in it. */
const elements = {
  overview: 'Hytte 10',
  offers: 'Båt 7',
  tasks: 'helseerklæring',
  'purchase-entries': 'Kjøretøy',
  'other-insurances': 'Forbundet',
  recommendations: 'Hus',
  profile: 'Ola Prøve',
  feedback: 'Fikk du gjort det du skulle?',
  navigation: 'Dokumenter',
  header: 'Kontakt',
  footer: 'Fjellbanken',
  'cookie-consent': 'Velg informasjonskapsler',
  'error-page': 'Denne siden ser ut til å være borte',
};
const attributes = { header: `buttons='[{"text":"Hjelp","href":"/hjelp"},{"text":"Kontakt","action":"contact"}]'`, 'error-page': 'status="404"' };
const body = `<kfp-runtime distributor="eika" config='${JSON.stringify(config)}'></kfp-runtime>${Object.keys(elements)
  .map((name) => `<kfp-${name} ${attributes[name] ?? ''}></kfp-${name}>`).join('')}`;

describe('on a page with a library that replaces what the language has', () => {
  afterEach(closePages);

  async function openBank(head, options = {}) {
    const page = await openPage({ head, body, scripts: [loader], backend: answers(), ...options });
    const { frameElement } = page.window;
    // Wide enough for the bar of links.
    frameElement.style.width = '1300px';
    await until(() => page.document.readyState === 'complete', 'the page is complete');
    return page;
  }
  const find = ({ document: own }, name) => own.querySelector(`kfp-${name}`);
  const cardsOf = (element) => element.shadowRoot.querySelectorAll('[role=listitem], li').length;
  const pictureOf = (page, name) => [name, cardsOf(find(page, name)), textOf(find(page, name))];

  for (const [name, script] of Object.entries(libraries)) {
    it(`shows with ${name} what it shows without`, async function () {
      this.timeout(40_000);
      const [plain, page] = await Promise.all(['', script].map((head) => openBank(head)));
      expect([plain, page].map(({ window: own }) => own.Array.from.toString().includes('native code'))).toEqual([true, false]);
      for (const [element, text] of Object.entries(elements)) {
        await until(() => textOf(find(plain, element)).includes(text), `kfp-${element} shows ${text}`, 15_000);
        // Parts come late, and on one page before the other.
        const isSame = () => find(page, element).shadowRoot && JSON.stringify(pictureOf(page, element)) === JSON.stringify(pictureOf(plain, element));
        await until(isSame, `kfp-${element} shows the same`, 15_000).catch(() => expect(pictureOf(page, element)).toEqual(pictureOf(plain, element)));
      }
      expect([cardsOf(find(page, 'overview')) > 10, cardsOf(find(page, 'offers'))]).toEqual([true, 8]);
      expect([...plain.errors, ...page.errors]).toEqual([]);
      expect(page.backend.counts()).toEqual(plain.backend.counts());
    });

    it(`takes what the customer does with ${name}`, async function () {
      this.timeout(40_000);
      let isRemoved = false;
      const page = await openPage({
        head: script,
        body: `<kfp-runtime distributor="sb1"></kfp-runtime><kfp-offers></kfp-offers><kfp-feedback preset="hvorFornoydErDu"></kfp-feedback><kfp-toasts></kfp-toasts>`,
        scripts: [loader],
        backend: createBackend({
          'avtaleoversikt/tilbud': () => ({ tilbud: offers.slice(isRemoved ? 1 : 0, 3), systemSourceError: false }),
          [`avtaleoversikt/tilbud/${offers[0].policyNumber}`]: () => {
            isRemoved = true;
            return 204;
          },
          'feedback/': 204,
        }),
        before: ({ Document: Native, document: own }) => {
          Object.defineProperty(Native.prototype, 'cookie', { get: () => 'XSRF-TOKEN=ekte', set() {}, configurable: true });
          own.title = 'Bank';
        },
      });
      const removed = await until(() => find(page, 'offers'), 'parsed');
      await shows(removed, 'Båt 2');
      const navigated = listen(page, 'kfp-navigate');
      page.window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      control(removed, 'Kjøp forsikringen').click();
      expect(navigated.map(({ detail }) => detail.kind)).toEqual(['internal']);

      control(removed, 'Fjern tilbud').click();
      (await until(() => control(removed, 'Ja, fjern tilbudet'), 'the question is there')).click();
      await until(() => cardsOf(removed) === 2, 'the offer is gone');
      const change = page.backend.calls.find(({ method }) => method === 'DELETE');
      const headers = new Headers(change.init.headers);
      expect([headers.get('X-XSRF-TOKEN'), /^[\da-f-]{36}$/.test(headers.get('Idempotency-Key'))]).toEqual(['ekte', true]);

      const feedback = find(page, 'feedback');
      const answer = await until(() => feedback.shadowRoot?.querySelectorAll('input')[3], 'the faces are there');
      answer.click();
      (await until(() => control(feedback, 'Send'), 'it can be sent')).click();
      await until(() => page.backend.count('feedback/') === 1, 'the answer is sent');
      const sent = JSON.parse(page.backend.calls.find(({ endpoint }) => endpoint === 'feedback/').init.body);
      expect([sent.page, typeof sent.feedbackValue]).toEqual(['/test-page', 'string']);
      expect(page.errors).toEqual([]);
    });
  }

  it('shows the login to who is not logged in, also as one file', async function () {
    this.timeout(40_000);
    for (const script of Object.values(libraries)) {
      const page = await openPage({
        head: script, body: '<kfp-runtime></kfp-runtime><kfp-offers></kfp-offers>', scripts: [standalone('kfp-offers')], backend: createBackend(loggedOut),
      });
      await shows(await until(() => find(page, 'offers'), 'parsed'), 'Du må logge inn');
      expect(page.errors).toEqual([]);
      closePages();
    }
  });
});
