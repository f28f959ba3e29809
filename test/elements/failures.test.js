import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, listen, loader, openPage, shows, textOf } from '../support/browser/page.js';

describe('an exception while rendering', () => {
  afterEach(closePages);

  /** A page whose offers fail to render while `fault.isOn`: only they sort by two sources. */
  async function openBroken() {
    const fault = { isOn: true };
    const page = await openPage({
      body: '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-offers></kfp-offers><kfp-overview sections="agreements"></kfp-overview>',
      scripts: [loader],
      before(own) {
        const { toSorted, sort } = own.Array.prototype;
        const failing = (method) => function (...args) {
          const isOffers = this.some((item) => item && typeof item === 'object' && 'bundle' in item);
          if (fault.isOn && isOffers) throw new own.TypeError('Broken on purpose');
          return method.apply(this, args);
        };
        own.Array.prototype.sort = failing(sort);
        if (toSorted) own.Array.prototype.toSorted = failing(toSorted);
        fault.events = listen({ document: own }, 'kfp-error');
      },
    });
    const offers = await until(() => page.document.querySelector('kfp-offers'), 'parsed');
    return { page, offers, fault, overview: page.document.querySelector('kfp-overview') };
  }

  it('shows the error state of that element alone; its neighbours go on (section 3)', async () => {
    const { page, offers, overview, fault } = await openBroken();
    await shows(offers, 'Noe har gått galt');
    await shows(overview, 'Toyota Yaris');
    expect(textOf(overview).includes('Noe har gått galt')).toBe(false);
    expect(fault.events.length).toBe(1);
    const [{ target, bubbles, composed, detail: { correlationId, ...detail } }] = fault.events;
    expect([target.localName, bubbles, composed]).toEqual(['kfp-offers', true, true]);
    expect(detail).toEqual({ tag: 'kfp-offers', area: 'offers', type: 'code', recoverable: true });
    expect(correlationId).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
    expect(page.errors.length).toBe(1);
    expect(page.errors[0]).toContain('<kfp-offers>');

    overview.sections = [];
    overview.setAttribute('distributor', 'dnb');
    await until(() => overview.shadowRoot.querySelector('.kfp').dataset.distributor === 'dnb', 'the neighbour goes on');
  });

  it("mounts it anew on 'Prøv igjen', and fails again as long as it is broken (section 3)", async () => {
    const { page, offers, fault } = await openBroken();
    await shows(offers, 'Noe har gått galt');
    const focused = () => offers.shadowRoot.activeElement?.textContent;
    const pressRetry = () => {
      control(offers, 'Prøv igjen').focus();
      control(offers, 'Prøv igjen').click();
    };
    pressRetry();
    await until(() => fault.events.length === 2, 'it fails again');
    await until(() => focused() === 'Noe har gått galt', 'the focus is on the title of the error');
    fault.isOn = false;
    pressRetry();
    await shows(offers, 'Kjøp forsikringen');
    await until(() => focused() === 'Tilbudene dine', 'the focus is on the title of the content');
    expect(textOf(offers).includes('Noe har gått galt')).toBe(false);
    expect(page.backend.count('avtaleoversikt/tilbud')).toBe(1);
  });

  it('takes a transport that throws, or gives no response, for a failed call (section 3)', async () => {
    const backend = createBackend();
    const odd = { tilbud: () => { throw new Error('at once'); }, avtaler: () => 'no response' };
    const fetch = (url, init) => (odd[String(url).split('/').at(-1)]?.() ?? backend.fetch(url, init));
    const page = await openPage({
      body: '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-offers></kfp-offers><kfp-overview></kfp-overview>',
      scripts: [loader], backend: { ...backend, fetch },
    });
    const offers = await until(() => page.document.querySelector('kfp-offers'), 'parsed');
    await shows(offers, 'En feil oppsto ved henting av dine tilbud.');
    await shows(page.document.querySelector('kfp-overview'), 'En feil oppsto ved henting av forsikringene dine.');
    expect(page.errors).toEqual([]);
  });

  it('survives responses of the wrong shape (section 6)', async () => {
    const backend = createBackend({
      'auth/client-context': [1], 'avtaleoversikt/avtaler': { avtaler: 'none', monthlySum: 'free' },
      'avtaleoversikt/tilbud': { tilbud: [null, 7, { policyNumber: {}, name: 'Hytte', monthlyPrice: 'x', pakkeTilbud: 5 }] },
    });
    const page = await openPage({
      body: '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-offers></kfp-offers><kfp-overview></kfp-overview>', scripts: [loader], backend,
    });
    await shows(await until(() => page.document.querySelector('kfp-offers'), 'parsed'), 'Tilbudene dine');
    await until(() => /feil oppsto|Vi fant ingen/.test(textOf(page.document.querySelector('kfp-overview'))), 'the overview says so');
    expect(page.errors).toEqual([]);
    expect(textOf(page.document.querySelector('kfp-offers')).includes('Noe har gått galt')).toBe(false);
  });
});
