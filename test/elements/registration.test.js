import { callsOfOverview, createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { chunk, closePages, entry, hold, loader, nextTasks, openPage, shows, standalone } from '../support/browser/page.js';

const body = '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-offers></kfp-offers>';
const tags = ['kfp-offers', 'kfp-overview', 'kfp-portal'];

describe('registering', () => {
  afterEach(closePages);

  const find = (page, selector) => until(() => page.document.querySelector(selector), `${selector} is parsed`);
  const registered = (page) => tags.filter((tag) => page.window.customElements.get(tag));
  /** Of which areas the code has been asked for. */
  const loadedCode = (page) =>
    ['offers', 'overview', 'portal'].filter((area) =>
      page.window.performance.getEntriesByType('resource').some(({ name }) => new RegExp(`/chunks/${area}-[^-]+\\.js$`).test(name)));

  for (const tag of tags) {
    // The portal is made of the others.
    for (const source of tag === 'kfp-portal' ? [entry(tag)] : [entry(tag), standalone(tag)]) {
      it(`registers <${tag}> and kfp-runtime alone by ${source} (CF-12, section 1)`, async () => {
        const page = await openPage({});
        await page.load(source);
        expect(registered(page)).toEqual([tag]);
        expect(typeof page.window.customElements.get('kfp-runtime')).toBe('function');
        const element = page.document.createElement(tag);
        expect(element.shadowRoot.mode).toBe('open');
        expect(page.backend.calls.length).toBe(0);
      });
    }
  }

  it('defines every tag at once, and loads an element when its tag is on the page, or comes later (section 1, 7)', async () => {
    const page = await openPage({ body, scripts: [loader] });
    await shows(await find(page, 'kfp-offers'), 'Tilbudene dine');
    expect(registered(page)).toEqual(tags);
    expect(loadedCode(page)).toEqual(['offers']);
    const later = page.document.createElement('section');
    later.innerHTML = '<div><kfp-overview></kfp-overview></div>';
    page.document.body.append(later);
    await shows(await find(page, 'kfp-overview'), 'Forsikringsoversikt');
    expect(loadedCode(page)).toEqual(['offers', 'overview']);
  });

  it('does its work from the script tag and the tags alone (CF-38)', async () => {
    const page = await openPage({ body: '<kfp-offers></kfp-offers>', scripts: [loader] });
    await shows(await find(page, 'kfp-offers'), 'Innbo');
    expect(page.errors).toEqual([]);
  });

  const copies = [loader, standalone('kfp-offers'), entry('kfp-offers')];
  const orders = copies.flatMap((a) => copies.flatMap((b) => copies.flatMap((c) => (a !== b && b !== c && a !== c ? [[a, b, c]] : []))));
  for (const scripts of orders) {
    it(`shares one runtime between copies: ${scripts.map((script) => script.split('/').slice(2).join('/')).join(', ')} (section 3)`, async () => {
      const page = await openPage({ body: `${body}<kfp-overview></kfp-overview>`, scripts });
      await shows(await find(page, 'kfp-offers'), 'Innbo');
      await shows(await find(page, 'kfp-overview'), 'Toyota');
      await until(() => page.backend.count('nbo/produktanbefaling'), 'the last blocks ask');
      await nextTasks(page.window);
      expect(page.backend.counts()).toEqual(callsOfOverview);
      expect(page.warnings).toEqual([]);
      expect(page.errors).toEqual([]);
    });
  }

  it('gives its tags their code where a polyfill of scoped registries comes later (section 3)', async () => {
    const held = hold(await chunk('offers'));
    const page = await openPage({ head: held.importMap, body, scripts: [loader] });
    await until(() => registered(page).length, 'the tags are defined');
    // Knows none of the tags before it, and does nothing for them, as that of @webcomponents/scoped-custom-element-registry.
    const known = new Map();
    const polyfill = { define: (tag, code) => void known.set(tag, code), get: (tag) => known.get(tag), whenDefined: () => new Promise(() => undefined) };
    Object.defineProperty(page.window, 'customElements', { value: polyfill, configurable: true, writable: true });
    await held.release();
    await shows(await find(page, 'kfp-offers'), 'Innbo');
    expect(page.errors).toEqual([]);
  });

  it('keeps a tag that the page has registered itself (section 3)', async () => {
    const page = await openPage({ body });
    const own = class extends page.window.HTMLElement {};
    page.window.customElements.define('kfp-offers', own);
    await page.load(standalone('kfp-offers'));
    await page.load(loader);
    expect(page.window.customElements.get('kfp-offers')).toBe(own);
    expect(page.errors).toEqual([]);
  });

  const others = [
    ['another major version', (text, version) => text.replaceAll(`"${version}"`, '"9.1.0"')],
    ['a version whose elements cannot use the runtime', (text) => text.replace(/(`kfp\.\$\{[^}]+\})\.\d+`/, '$1.next`')],
  ];
  // The warning comes with the checks of the page: page-checks.test.js.
  for (const [name, toOther] of others) it(`keeps ${name} to itself (section 3)`, async () => {
    const { version } = await (await fetch('/dist/manifest.json')).json();
    const text = await (await fetch(standalone('kfp-offers'))).text();
    const other = toOther(text, version);
    expect(other === text).toBe(false);
    const backend = createBackend();
    const page = await openPage({ body: '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-overview></kfp-overview>', backend });
    await page.load(entry('kfp-overview'));
    await shows(await find(page, 'kfp-overview'), 'Forsikringsoversikt');
    expect(page.warnings).toEqual([]);

    const offers = page.document.createElement('kfp-offers');
    offers.setAttribute('distributor', 'dnb');
    page.document.body.append(offers);
    const changed = new page.window.Blob([other], { type: 'text/javascript' });
    await page.load(page.window.URL.createObjectURL(changed));
    await shows(offers, 'Innbo');
    expect(backend.count('auth/session-status')).toBe(2);
    expect(page.document.querySelector('kfp-runtime').version).toBe(version);
    expect(page.errors).toEqual([]);
  });
});
