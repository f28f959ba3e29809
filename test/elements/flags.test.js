import { createBackend, later, loggedOut } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, entry, listen, loader, openPage, shows, standalone, textOf } from '../support/browser/page.js';
import { warning } from '../support/warning.mjs';

const runtime = (flagsUrl = '/flags.json') => `<kfp-runtime distributor="sb1" config='${JSON.stringify({ flagsUrl })}'></kfp-runtime>`;
const offers = '<kfp-offers><p>Se tilbudene dine i appen</p></kfp-offers>';
const drawn = 'Kjøp forsikringen';

/** Notes whether an element has drawn anything of its own, at any time. */
function watchDrawing(element) {
  const texts = new Set();
  const observer = new MutationObserver(() => texts.add(textOf(element)));
  const watch = () => observer.observe(element.shadowRoot, { childList: true, subtree: true, characterData: true });
  if (element.shadowRoot) watch();
  return () => [...texts].filter((text) => text.trim() !== '');
}

const isParsed = (own) => until(() => own.readyState !== 'loading', 'the page is parsed');

describe('a file of flags', () => {
  afterEach(closePages);

  const ways = [['kfp.js', [loader]], ['elements/', [entry('kfp-offers'), entry('kfp-error-page')]], ['standalone/', [standalone('kfp-offers'), standalone('kfp-error-page')]]];
  for (const [name, scripts] of ways) {
    it(`leaves what the host has put inside in the place of an element that is off: ${name} OP-02`, async () => {
      const file = later();
      const page = await openPage({
        body: `${runtime()}${offers}<kfp-error-page heading="Siden finnes ikke"></kfp-error-page>`,
        backend: createBackend({ '/flags.json': () => file.response }),
      });
      const told = listen(page, 'kfp-flags');
      for (const script of scripts) await page.load(script);
      await isParsed(page.document);
      const [off, other] = ['kfp-offers', 'kfp-error-page'].map((tag) => page.document.querySelector(tag));
      const drawnTexts = watchDrawing(off);
      const inside = off.querySelector('p');
      await until(() => page.backend.count('/flags.json') === 1, 'the file is asked for');
      expect(inside.getBoundingClientRect().height).toBeGreaterThan(10);
      file.give({ off: ['kfp-offers'] });
      await shows(other, 'Siden finnes ikke');
      expect(inside.getBoundingClientRect().height).toBeGreaterThan(10);
      expect(drawnTexts()).toEqual([]);
      expect(told.map(({ target, detail }) => [target.localName, detail])).toEqual([['kfp-runtime', { off: ['kfp-offers'], features: {}, share: 1 }]]);
      expect(page.backend.count('/flags.json')).toBe(1);
      expect(page.backend.count('avtaleoversikt/tilbud')).toBe(0);
      expect([page.warnings, page.errors]).toEqual([[], []]);
    });
  }

  it('keeps no place for an element that is off, and draws one that comes later and is not OP-02', async () => {
    const { document: own, load } = await openPage({
      body: `${runtime()}<div><kfp-overview></kfp-overview></div>`,
      backend: createBackend({ '/flags.json': { off: ['kfp-overview'] } }),
    });
    await load(loader);
    await isParsed(own);
    const place = own.querySelector('div');
    await until(() => place.getBoundingClientRect().height === 0, 'the place is given up');
    own.body.insertAdjacentHTML('beforeend', offers);
    await shows(own.querySelector('kfp-offers'), drawn);
    own.body.insertAdjacentHTML('beforeend', '<kfp-overview><b>Ring oss</b></kfp-overview>');
    await until(() => own.querySelector('b').getBoundingClientRect().height > 10, 'the next one is off too');
  });

  it('has the login told by the first element that is not off OP-02', async () => {
    const { document: own, load } = await openPage({
      body: `${runtime()}<kfp-profile></kfp-profile>${offers}`,
      backend: createBackend({ ...loggedOut, '/flags.json': { off: ['kfp-profile'] } }),
    });
    await load(loader);
    await shows(own.querySelector('kfp-offers'), 'Logg inn');
    expect(textOf(own.querySelector('kfp-profile'))).toBe('');
  });

  const broken = () => Promise.resolve(new Response('{"off":'));
  for (const [name, response] of [['is 404', 404], ['is 500', 500], ['has another type', { off: 'kfp-offers' }], ['is broken', broken], ['never comes', () => new Promise(() => undefined)], ['cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))]]) {
    it(`changes nothing when it ${name} OP-05`, async () => {
      const { document: own, load, errors } = await openPage({
        body: `${runtime()}${offers}`,
        backend: createBackend({ '/flags.json': response }),
        before(view) {
          if (response !== broken) return;
          const { fetch } = view;
          view.fetch = (url, init) => (url.endsWith('/flags.json') ? broken() : fetch(url, init));
        },
      });
      await load(loader);
      await shows(own.querySelector('kfp-offers'), drawn);
      expect(errors).toEqual([]);
    });
  }

  it('is not asked for on another origin, and the console says so OP-05', async () => {
    const { document: own, load, backend, warnings } = await openPage({ body: `${runtime('https://flags.example/flags.json')}${offers}` });
    await load(loader);
    await shows(own.querySelector('kfp-offers'), drawn);
    expect(backend.calls.filter(({ url }) => url.includes('flags.json'))).toEqual([]);
    expect(warnings).toEqual([warning('invalid-value', 'configuration: flagsUrl is not valid and is ignored.')]);
  });
});
