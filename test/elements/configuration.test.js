import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, openPage, shows } from '../support/browser/page.js';

describe('configuration', () => {
  afterEach(closePages);

  /** A page whose overview tells what the configuration says: `leveres av …`, palette, and the address of calls. */
  async function openConfigured({ attributes = '', config, head = '', prefix = '', before = () => undefined }) {
    const page = await openPage({
      head,
      body: `${prefix}<kfp-runtime ${attributes}></kfp-runtime><kfp-overview></kfp-overview>`,
      before(own) {
        if (config) own.kfpConfig = config;
        before(own);
      },
    });
    const overview = await until(() => page.document.querySelector('kfp-overview'), 'parsed');
    const runtime = page.document.querySelector('kfp-runtime');
    return { page, overview, runtime };
  }

  const palette = (element) => element.shadowRoot.querySelector('.kfp')?.dataset.distributor;

  it('is read from the window (CF-41, CF-46)', async () => {
    const config = { insurerName: 'Vindu', distributorInfo: { shortname: 'eika' }, kfpApiHost: '/window' };
    const { page, overview } = await openConfigured({ config });
    await page.load(loader);
    await shows(overview, 'leveres av Vindu');
    expect(palette(overview)).toBe('eika');
    await until(() => page.backend.calls.length > 2, 'the overview asks');
    const paths = page.backend.calls.map(({ path }) => path.startsWith('/window/api/privat/forsikring/'));
    expect(paths.every(Boolean)).toBe(true);
  });

  it('takes window, attribute, property in this order, merged deeply (section 5, CF-46)', async () => {
    const config = {
      insurerName: 'Vindu', distributorInfo: { shortname: 'eika' }, info: { nettbankUrl: '/w' }, kfpApiHost: '/window',
    };
    const attributes = `config='{"insurerName":"Attributt","distributorInfo":{"bankId":1},"kfpApiHost":"/attribute"}'`;
    const { page, overview, runtime } = await openConfigured({ config, attributes });
    runtime.config = { distributorInfo: { shortname: 'dnb' } };
    await page.load(loader);
    await shows(overview, 'leveres av Attributt');
    expect(palette(overview)).toBe('dnb');
    expect(page.backend.calls[0].path).toBe('/attribute/api/privat/forsikring/auth/session-status');

    runtime.config = { insurerName: 'Egenskap' };
    await shows(overview, 'leveres av Egenskap');
    expect(palette(overview)).toBe('eika');
    runtime.setAttribute('config', '{"insurerName":"Under","distributorInfo":{"shortname":"fana"}}');
    await until(() => palette(overview) === 'fana', 'the later attribute lies below the property');
    await shows(overview, 'leveres av Egenskap');
    runtime.config = undefined;
    await shows(overview, 'leveres av Under');
    runtime.setAttribute('config', '{"insurerName":"Senere"}');
    await shows(overview, 'leveres av Senere');
    runtime.removeAttribute('config');
    await shows(overview, 'leveres av Vindu');
    expect(palette(overview)).toBe('eika');
    expect(page.warnings).toEqual([]);
  });

  it('lets api-host win over the configured host (CF-42)', async () => {
    const { page, overview } = await openConfigured({ config: { kfpApiHost: '/window' }, attributes: 'api-host="/host" distributor="sb1"' });
    await page.load(loader);
    await shows(overview, 'Forsikringene dine');
    expect(page.backend.calls.every(({ path }) => path.startsWith('/host/api/privat/forsikring/'))).toBe(true);
  });

  it('asks another host when the host changes (CF-42)', async () => {
    const { page, overview, runtime } = await openConfigured({ attributes: 'distributor="sb1"' });
    await page.load(loader);
    await shows(overview, 'Bil');
    const asked = page.backend.calls.length;
    runtime.apiHost = '/other';
    const later = () => page.backend.calls.slice(asked);
    await until(() => later().some(({ endpoint }) => endpoint.endsWith('/avtaler')), 'the agreements are asked for again');
    expect(later().every(({ path }) => path.startsWith('/other/'))).toBe(true);
    expect(later().filter(({ path }) => path.endsWith('session-status')).length).toBe(1);
  });

  it('is not taken from a node that is named kfpConfig (CF-69)', async () => {
    const prefix = '<form id="kfpConfig"><input name="kfpApiHost" value="/form"><input name="insurerName" value="Skjema"></form>';
    const { page, overview } = await openConfigured({ prefix, attributes: 'distributor="sb1"' });
    await page.load(loader);
    await shows(overview, 'leveres av Fremtind Forsikring');
    await shows(overview, 'Bil');
    expect(page.backend.calls[0].path).toBe('/api/privat/forsikring/auth/session-status');
    expect([...page.warnings, ...page.errors]).toEqual([]);
  });

  for (const value of ['a text', 7, [], null, new Map([['insurerName', 'Kart']])]) {
    it(`ignores window.kfpConfig = ${Array.isArray(value) ? '[]' : String(value)} (CF-69)`, async () => {
      const { page, overview } = await openConfigured({ attributes: 'distributor="sb1"', before: (own) => (own.kfpConfig = value) });
      await page.load(loader);
      await shows(overview, 'leveres av Fremtind Forsikring');
      expect(page.errors).toEqual([]);
    });
  }

  it('never reaches a prototype (CF-69)', async () => {
    const bad = '{"__proto__":{"insurerName":"Smuglet"},"constructor":{"prototype":{"smuglet":1}},"info":{"__proto__":{"smuglet":1}}}';
    const { page, overview, runtime } = await openConfigured({
      attributes: `distributor="sb1" config='${bad}'`,
      before: (own) => (own.kfpConfig = own.JSON.parse(bad)),
    });
    runtime.config = JSON.parse(bad);
    await page.load(loader);
    await shows(overview, 'leveres av Fremtind Forsikring');
    for (const realm of [window, page.window]) {
      expect('smuglet' in {}).toBe(false);
      expect('smuglet' in new realm.Object()).toBe(false);
      expect('insurerName' in new realm.Object()).toBe(false);
    }
  });

  it('drops each bad field with one warning that names it, and keeps the others (CF-69)', async () => {
    const config = {
      insurerName: { name: 'Vindu' }, kfpApiHost: 'javascript:alert(1)', features: 'on',
      info: { nettbankUrl: 5, loggUtUrl: '/ut' }, distributorInfo: { shortname: 'dnb' }, unknown: [1],
    };
    const { page, overview, runtime } = await openConfigured({ config });
    await page.load(loader);
    await shows(overview, 'leveres av Fremtind Forsikring');
    expect(palette(overview)).toBe('dnb');
    runtime.config = { insurerName: 8 };
    await shows(overview, 'leveres av Fremtind Forsikring');
    for (const name of ['insurerName', 'kfpApiHost', 'features', 'info.nettbankUrl']) {
      expect(page.warnings.filter((text) => text.includes(name)).length).toBe(1);
    }
    expect(page.warnings.length).toBe(4);
    expect(page.errors).toEqual([]);
    expect(page.backend.calls[0].path).toBe('/api/privat/forsikring/auth/session-status');
  });

  it('may be frozen by the host (CF-69)', async () => {
    const config = Object.freeze({ insurerName: 'Fast', distributorInfo: Object.freeze({ shortname: 'sb1' }) });
    const { page, overview } = await openConfigured({ config, attributes: `config='{"distributorInfo":{"shortname":"dnb"}}'` });
    await page.load(loader);
    await shows(overview, 'leveres av Fast');
    expect(palette(overview)).toBe('dnb');
    expect(config.distributorInfo.shortname).toBe('sb1');
  });

  it('never sends a call before it is known whom it goes to (CF-42)', async () => {
    const backend = createBackend();
    const page = await openPage({ body: '<kfp-overview distributor="sb1"></kfp-overview>', backend });
    await page.load(loader);
    const runtime = page.document.createElement('kfp-runtime');
    page.document.body.append(runtime);
    runtime.config = { kfpApiHost: '/bank' };
    await shows(page.document.querySelector('kfp-overview'), 'Bil');
    expect(backend.calls.every(({ path }) => path.startsWith('/bank/'))).toBe(true);
  });
});
