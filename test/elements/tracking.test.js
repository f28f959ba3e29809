import { expect, until } from '../support/browser/expect.js';
import { closePages, control, listen, loader, openPage } from '../support/browser/page.js';
import { ownStorage } from '../support/browser/own-storage.js';

/** What pages have been seen to do to the browser (A6). */
const patches = {
  'nothing': () => undefined,
  'fetch throws': (own) => (own.fetch = () => { throw new Error('theirs'); }),
  'fetch gives no promise': (own) => (own.fetch = () => 'OK'),
  'lists have a toJSON, as Prototype 1.6 gives them': (own) => (own.Array.prototype.toJSON = function toJSON() { return `[${this.join(', ')}]`; }),
  'every object has one more enumerable property': (own) => (own.Object.prototype.extend = function extend() { return this; }),
  'localStorage throws': (own) => Object.defineProperty(own, 'localStorage', { configurable: true, get() { throw new Error('theirs'); } }),
  'localStorage is full': (own) => (Object.getPrototypeOf(own.localStorage).setItem = () => { throw new own.DOMException('full', 'QuotaExceededError'); }),
  'Date.now gives a text': (own) => (own.Date.now = () => String(new own.Date().getTime())),
  'crypto has no randomUUID': (own) => Object.defineProperty(own.crypto, 'randomUUID', { value: undefined }),
  'the prototypes are frozen': (own) => ['Object', 'Array', 'Function', 'Promise', 'String', 'Map', 'Set'].forEach((name) => own.Object.freeze(own[name].prototype)),
  'Promise is a class of the page': (own) => (own.Promise = class HostPromise extends own.Promise {}),
  'setTimeout is a function of the page': (own) => {
    const native = own.setTimeout.bind(own);
    own.setTimeout = (run, time) => ({ id: native(() => run(), time) });
    own.clearTimeout = () => undefined;
  },
  'JSON.stringify gives nonsense': (own) => (own.JSON.stringify = () => '{nonsense'),
  'there are no locks': (own) => Object.defineProperty(own.navigator, 'locks', { value: undefined }),
};

/** What the page may find changed afterwards. */
const globalsOf = (own) => [
  own.fetch, own.setTimeout, own.clearTimeout, own.Promise, own.Promise.prototype.then, own.JSON.stringify, own.JSON.parse, own.Date.now,
  own.Array.prototype.toJSON, own.Object.prototype.extend, own.history.pushState, own.navigator.sendBeacon, own.XMLHttpRequest.prototype.send,
  Object.getOwnPropertyDescriptor(own, 'localStorage')?.get, own.onerror, own.onunhandledrejection, own.onpagehide,
];

const run = Math.random().toString(36).replace(/[\d.]/g, '');
/** A configuration with a consent cookie of its own: other test files of the browser answer in the usual one. */
const configOf = (consentCookieName) => JSON.stringify({ analytics: { token: 'test', apiHost: '/analytics' }, consentCookieName });

/** Events have no referer, so they come to the server of those that have none; beacons have one. */
const arrivals = async () => (await Promise.all(['no-referrer', 'same-origin'].map(async (referrerPolicy) =>
  (await fetch('/demo/analytics/arrivals.json?after=0', { referrerPolicy })).json()))).flat();

describe('tracking', () => {
  const pages = new Map();

  before(async function openAll() {
    this.timeout(30_000);
    document.cookie = 'kfp-clvl=2; path=/';
    for (const [index, [name, patch]] of Object.entries(patches).entries()) {
      const mark = `${run}-${'abcdefghijklmnopq'[index]}`;
      let globals = [];
      const page = await openPage({
        body: `<kfp-runtime distributor="dnb" config='${configOf(`kfp-test-${run}`)}'></kfp-runtime>`,
        scripts: [loader],
        backend: null,
        before(own) {
          ownStorage(own);
          patch(own);
          globals = globalsOf(own);
        },
      });
      pages.set(name, { page, mark, globals });
      await until(() => page.window.customElements.get('kfp-runtime'), `${name}: kfp-runtime is registered`);
      const runtime = page.document.querySelector('kfp-runtime');
      const circle = { event: 'Statistikk' };
      circle.value = circle;
      for (const event of ['a', 'b', circle, 'c']) runtime.track(typeof event === 'string' ? { event: 'Statistikk', name: mark, value: event } : event);
    }
  });

  after(() => {
    closePages();
    document.cookie = 'kfp-clvl=; path=/; max-age=0';
  });

  for (const name of Object.keys(patches)) {
    it(`delivers every event but one that cannot be written, and changes nothing, where ${name} (A6, A7, TR-59)`, async function delivers() {
      this.timeout(20_000);
      const { page, mark, globals } = pages.get(name);
      let values = [];
      for (let turn = 0; turn < 60 && values.length < 3; turn += 1) {
        values = (await arrivals()).flatMap(({ data: { properties = {} } }) => (properties.name === mark ? [properties.value] : []));
        if (values.length < 3) await new Promise((resolve) => setTimeout(resolve, 250));
      }
      expect(values).toEqual(['a', 'b', 'c']);
      // Where fetch is broken, the session cannot be asked either, and the console says so.
      expect(page.errors.filter((text) => !text.includes('session-status could not be requested'))).toEqual([]);
      expect(globalsOf(page.window).map((value, index) => value === globals[index])).toEqual(globals.map(() => true));
    });
  }
});

describe('tracking, where the bank asks too', () => {
  const banks = { dnb: 'kfp-clvl', sb1: 'kfp-test-opt-in' };
  const cookieOf = (distributor) => `kfp-test-${distributor}-${run}`;
  /** What the bank says; both of its sources read a cookie here. */
  const bankSays = (distributor, isYes) => (document.cookie = `${banks[distributor]}=${isYes ? '2' : '1'}; path=/`);
  const valuesOf = async (name) =>
    (await arrivals()).flatMap(({ data: { properties = {} } }) => (properties.name === name ? [properties.value] : []));

  afterEach(() => {
    closePages();
    for (const [distributor, name] of Object.entries(banks)) {
      for (const one of [name, cookieOf(distributor)]) document.cookie = `${one}=; path=/; max-age=0`;
    }
  });

  async function open(distributor, storage) {
    const page = await openPage({
      body: `<kfp-runtime distributor="${distributor}" config='${configOf(cookieOf(distributor))}'></kfp-runtime>
        <kfp-cookie-consent distributor="${distributor}"></kfp-cookie-consent>`,
      scripts: [loader],
      backend: null,
      before(own) {
        Object.defineProperty(own, 'localStorage', { configurable: true, get: () => storage });
        own.kfpOptIn = { getStatus: () => (own.document.cookie.includes('kfp-test-opt-in=2') ? 'OPTED_IN' : 'OPTED_OUT') };
      },
    });
    const heard = listen(page, 'kfp-track');
    await until(() => page.window.customElements.get('kfp-runtime'), 'kfp-runtime is registered');
    const runtime = page.document.querySelector('kfp-runtime');
    const track = (name, value) => runtime.track({ event: 'Statistikk', name, value });
    return { ...page, runtime, heard: (name) => heard.filter(({ detail }) => detail.name === name).length, track };
  }

  const buttonOf = ({ document: own }, label) => until(() => control(own.querySelector('kfp-cookie-consent'), label), `${label} is there`);
  const answersOf = (page) => until(() => page.runtime.consent?.statistics, 'our own answer is known');

  it('an event keeps the path and the fields of its call, whatever the page does next (TR-61)', async function call() {
    this.timeout(20_000);
    bankSays('dnb', true);
    const { window: own, runtime, document: page } = await open('dnb', ownStorage({}));
    const details = listen({ document: page }, 'kfp-track');
    const { pathname, href } = own.location;
    const event = { event: 'Statistikk', name: `${run}-call`, value: 'first' };
    const before = Date.now();
    void [event].forEach(runtime.track, runtime); // Passes the index too.
    event.value = 'second';
    void runtime.track(event);
    own.history.pushState(null, '', '/another-page');
    const ours = () => details.flatMap(({ detail: { name, value, path, time } }) => (name === event.name ? [{ value, path, isNow: time >= before }] : []));
    await until(() => ours().length === 2, 'both are let through', 15_000);
    own.history.replaceState(null, '', href);
    expect(ours()).toEqual(['first', 'second'].map((value) => ({ value, path: pathname, isNow: true })));
  });

  for (const distributor of Object.keys(banks)) {
    const name = (suffix) => `${run}-${distributor}-${suffix}`;

    it(`a no in our dialog is the end of it in every page, and after a load, whatever ${distributor} says (TR-07, TR-11, TR-60)`, async function no() {
      this.timeout(40_000);
      bankSays(distributor, true);
      const storage = ownStorage({});
      const pages = [await open(distributor, storage), await open(distributor, storage)];
      for (const page of pages) page.track(name('before'), 'x');
      await until(() => pages.every((page) => page.heard(name('before')) === 1), 'what the bank allows is let through', 15_000);
      expect(document.cookie.includes('kfp-analytics-id=')).toBe(true);
      const news = listen(pages[1], 'kfp-consent-change');
      // Each page asks by now: one whose code came after the answer would hear of no change.
      const [decline] = await Promise.all(pages.map((page) => buttonOf(page, 'Avvis alle')));
      decline.click();
      expect(Object.keys(storage).filter((key) => key.startsWith('kfp-analytics-'))).toEqual([]);
      await until(() => news.length > 0, 'the other page knows');
      expect(Object.keys(storage).filter((key) => key.startsWith('kfp-analytics-'))).toEqual([]);
      expect(document.cookie.includes('kfp-analytics-id=')).toBe(false);
      for (const page of pages) await page.track(name('after'), 'x');
      const again = await open(distributor, storage);
      expect(await answersOf(again)).toBe('denied');
      await again.track(name('after'), 'x');
      expect([...pages, again].map((page) => page.heard(name('after')))).toEqual([0, 0, 0]);
      // A page that goes sends what it has left.
      closePages();
      expect(await valuesOf(name('after'))).toEqual([]);
      expect(document.cookie.includes('kfp-analytics-id=')).toBe(false);
    });

    it(`a yes in our dialog does not overrule the no of ${distributor} (TR-07, TR-11)`, async function yes() {
      this.timeout(20_000);
      bankSays(distributor, false);
      const storage = ownStorage({});
      const page = await open(distributor, storage);
      await page.track(name('early'), 'x');
      (await buttonOf(page, 'Godta alle')).click();
      expect(await answersOf(page)).toBe('accepted');
      await page.track(name('late'), 'x');
      expect([page.heard(name('early')), page.heard(name('late')), Object.keys(storage)]).toEqual([0, 0, []]);
    });
  }
});
