import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, openPage } from '../support/browser/page.js';

/** A storage of the page's own: other test files of the browser share the real one. */
const ownStorage = (own) => {
  class HostStorage {
    getItem(key) { return Object.hasOwn(this, key) ? this[key] : null; }
    setItem(key, value) { this[key] = String(value); }
    removeItem(key) { delete this[key]; }
  }
  const storage = new HostStorage();
  Object.defineProperty(own, 'localStorage', { configurable: true, get: () => storage });
  return storage;
};

/** What pages have been seen to do to the browser (reliability A6). */
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

const config = JSON.stringify({ analytics: { token: 'test', apiHost: '/analytics' } });
const run = Math.random().toString(36).replace(/[\d.]/g, '');

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
        body: `<kfp-runtime distributor="dnb" config='${config}'></kfp-runtime>`,
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
      expect(page.errors).toEqual([]);
      expect(globalsOf(page.window).map((value, index) => value === globals[index])).toEqual(globals.map(() => true));
    });
  }
});
