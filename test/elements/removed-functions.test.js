import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, openPage, shows, textOf } from '../support/browser/page.js';

const config = { consentCookieName: 'removed-functions-test', consentRequired: true, contactInfo: { navn: 'Fjordbanken' } };
const bank = () => createBackend({
  'auth/bankkontakt': { navn: 'Fjordbanken', telefon: '73 00 00 00' },
  'liv/kunde/v1/kunde': { eksisterer: false },
  'samtykke/reservasjon/hent': { hasReservasjon: false },
  'feedback/': 204,
});
/** Each element, and a text that comes late in it. */
const elements = {
  overview: 'Se tilbudene dine',
  offers: 'Fikk du gjort det du skulle?',
  'purchase-entries': 'Kjøretøy',
  recommendations: 'Hus',
  profile: 'Kari Eksempel',
  navigation: 'Dokumenter',
  header: 'Fjordbanken',
  footer: 'Fjordbanken',
};
const tags = Object.keys(elements).map((name) => `<kfp-${name} logo-alt="Fjordbanken"></kfp-${name}>`).join('');
const body = `<kfp-runtime distributor="sb1" config='${JSON.stringify(config)}'></kfp-runtime>${tags}`;
const portal = `<kfp-runtime distributor="sb1" config='${JSON.stringify(config)}'></kfp-runtime><kfp-portal base-path="/test-page"></kfp-portal>`;

const refuse = () => {
  throw new Error('The operation is insecure.');
};
/** What a blocker, a frame or a page takes away or sets. */
const removals = {
  IntersectionObserver: (own) => delete own.IntersectionObserver,
  ResizeObserver: (own) => delete own.ResizeObserver,
  MutationObserver: (own) => delete own.MutationObserver,
  matchMedia: (own) => Object.defineProperty(own, 'matchMedia', { value: undefined }),
  'listeners of media queries': (own) => {
    const { matchMedia } = own;
    own.matchMedia = (query) => ({ matches: matchMedia(query).matches, media: query, addListener() {}, removeListener() {} });
  },
  BroadcastChannel: (own) => delete own.BroadcastChannel,
  'the marks of performance': (own) => delete own.Performance.prototype.mark,
  performance: (own) => Object.defineProperty(own, 'performance', { value: undefined }),
  'document.cookie': (own) => Object.defineProperty(own.Document.prototype, 'cookie', { configurable: true, get: refuse, set: refuse }),
  storage: (own) => ['localStorage', 'sessionStorage'].forEach((name) => Object.defineProperty(own, name, { configurable: true, get: refuse })),
  'navigator.locks': (own) => Object.defineProperty(own.Navigator.prototype, 'locks', { configurable: true, value: undefined }),
  'crypto.randomUUID': (own) => Object.defineProperty(own.Crypto.prototype, 'randomUUID', { configurable: true, value: undefined }),
  requestIdleCallback: (own) => delete own.requestIdleCallback,
};

describe('on a page whose browser has a function less', () => {
  afterEach(closePages);

  for (const [name, remove] of Object.entries(removals)) {
    it(`without ${name} the elements work`, async function () {
      this.timeout(40_000);
      const page = await openPage({ body, scripts: [loader], backend: bank(), before: remove });
      for (const [element, text] of Object.entries(elements)) {
        const own = await until(() => page.document.querySelector(`kfp-${element}`), 'parsed');
        await until(() => textOf(own).includes(text), `kfp-${element} shows ${text}`, 10_000);
      }
      expect(page.errors).toEqual([]);
    });

    it(`without ${name} the portal works`, async function () {
      this.timeout(40_000);
      const page = await openPage({ body: portal, scripts: [loader], backend: bank(), before: remove });
      const own = await until(() => page.document.querySelector('kfp-portal'), 'parsed');
      await until(() => textOf(own).includes('Toyota Yaris'), 'the page is there', 10_000);
      expect(page.errors).toEqual([]);
    });
  }

  for (const runtime of ['<kfp-runtime distributor="sb1"></kfp-runtime>', '']) {
    it(`calls nothing that the page has put on every object${runtime && ', beside kfp-runtime'}`, async () => {
      const called = [];
      const page = await openPage({
        body: `${runtime}<kfp-offers></kfp-offers>`,
        scripts: [loader],
        before(own) {
          for (const name of ['transport', 'analyticsTransport', 'errorReporter', 'nativeBridge']) {
            const value = () => {
              called.push(name);
              return Promise.reject(new Error(name));
            };
            Object.defineProperty(own.Object.prototype, name, { configurable: true, writable: true, value });
          }
        },
      });
      await shows(await until(() => page.document.querySelector('kfp-offers'), 'parsed'), 'Kjøp forsikringen');
      expect([called, page.errors]).toEqual([[], []]);
    });
  }
});
