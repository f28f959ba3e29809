import { expect, until } from '../support/browser/expect.js';
import { closePages, entry, loader, nextTasks, openPage, shows, textOf } from '../support/browser/page.js';
import { warning } from '../support/warning.mjs';

const runtime = '<kfp-runtime distributor="sb1"></kfp-runtime>';

describe('attributes and properties', () => {
  afterEach(closePages);

  /** A page with an overview that shows its data. */
  async function openOverview(attributes = '', before) {
    const page = await openPage({ body: `${runtime}<kfp-overview ${attributes}></kfp-overview>`, scripts: [loader], before });
    const overview = await until(() => page.document.querySelector('kfp-overview'), 'the overview is parsed');
    await shows(overview, 'Forsikringsoversikt');
    return { page, overview };
  }

  const showsOnly = async (overview, shown, hidden) => {
    await shows(overview, shown);
    await until(() => !textOf(overview).includes(hidden), `${hidden} is not shown`);
  };

  it('keeps a property that is set before the tag is defined, also with an attribute present (section 3)', async () => {
    const page = await openPage({ body: `${runtime}<kfp-overview sections="agreements"></kfp-overview>` });
    const overview = await until(() => page.document.querySelector('kfp-overview'), 'the overview is parsed');
    overview.sections = ['offers'];
    overview.distributor = 'dnb';
    await page.load(loader);
    await showsOnly(overview, 'Se tilbudene dine', 'Forsikringene dine');
    expect(overview.shadowRoot.querySelector('.kfp').dataset.distributor).toBe('dnb');
    expect(Object.hasOwn(overview, 'sections')).toBe(false);

    // It is not deaf either.
    overview.sections = ['agreements'];
    await showsOnly(overview, 'Forsikringene dine', 'Se tilbudene dine');
  });

  it('keeps the transport that is set on kfp-runtime before it is defined (section 3)', async () => {
    const page = await openPage({ body: `${runtime}<kfp-offers></kfp-offers>`, backend: null });
    const own = await until(() => page.document.querySelector('kfp-runtime'), 'kfp-runtime is parsed');
    const asked = [];
    own.transport = async (url) => (asked.push(url), new Response('{}'));
    await page.load(loader);
    await shows(page.document.querySelector('kfp-offers'), 'Du må logge inn');
    expect(asked.length).toBe(1);
  });

  it('reflects no property to an attribute (section 3)', async () => {
    const { page, overview } = await openOverview('id="own" class="host"');
    const own = page.document.querySelector('kfp-runtime');
    overview.sections = ['offers'];
    overview.distributor = 'eika';
    overview.loginContext = 'MOBILBANK';
    Object.assign(own, { config: { insurerName: 'Frende' }, apiHost: '', loginContext: 'NETTBANK', transport: own.transport });
    await showsOnly(overview, 'Se tilbudene dine', 'Forsikringene dine');
    expect(overview.getAttributeNames()).toEqual(['id', 'class']);
    expect(own.getAttributeNames()).toEqual(['distributor']);
  });

  it('gives the default back when an attribute is removed or a property is emptied (section 3)', async () => {
    const { overview } = await openOverview('sections="offers"');
    await showsOnly(overview, 'Se tilbudene dine', 'Forsikringene dine');
    overview.removeAttribute('sections');
    await shows(overview, 'Forsikringene dine');
    expect(overview.sections.length).toBe(8);

    overview.setAttribute('sections', 'agreements');
    await showsOnly(overview, 'Forsikringene dine', 'Se tilbudene dine');
    overview.sections = ['offers'];
    await showsOnly(overview, 'Se tilbudene dine', 'Forsikringene dine');
    overview.sections = undefined;
    await showsOnly(overview, 'Forsikringene dine', 'Se tilbudene dine');
  });

  it('gives the default and one warning for a bad word (section 3)', async () => {
    const { page, overview } = await openOverview('sections="offers nonsense"');
    await shows(overview, 'Forsikringene dine');
    await shows(overview, 'Se tilbudene dine');
    expect(page.warnings.length).toBe(1);
    expect(page.warnings[0]).toContain('<kfp-overview> sections');
    expect(page.errors).toEqual([]);
  });

  it('gives the default and one warning for bad JSON (section 3)', async () => {
    const body = `<kfp-runtime distributor="sb1" config='{"insurerName": Frende}'></kfp-runtime><kfp-overview></kfp-overview>`;
    const page = await openPage({ body, scripts: [loader] });
    await shows(await until(() => page.document.querySelector('kfp-overview'), 'parsed'), 'leveres av Fremtind Forsikring');
    expect(page.warnings.length).toBe(1);
    expect(page.warnings[0]).toContain('<kfp-runtime> config');
    expect(page.errors).toEqual([]);
  });

  it('gives the default and one warning for a property of the wrong kind (section 3)', async () => {
    const { page, overview } = await openOverview();
    overview.sections = { length: 2 };
    overview.sections = Symbol('sections');
    await nextTasks(page.window);
    await shows(overview, 'Forsikringene dine');
    const said = (kind) => warning('invalid-value', `<kfp-overview> sections: ${kind} is not valid and is ignored.`);
    expect(page.warnings).toEqual([said('object'), said('symbol')]);
    expect(page.errors).toEqual([]);
  });

  it('renders once for all that is set in a task (section 3)', async () => {
    // Of few blocks, so that none is still on its way.
    const { page, overview } = await openOverview('sections="agreements offers"');
    await shows(overview, 'Se tilbudene dine');
    await until(() => !overview.shadowRoot.querySelector('svg:empty'), 'each picture has its lines');
    const changes = [];
    const observer = new page.window.MutationObserver((records) => changes.push(...records));
    observer.observe(overview.shadowRoot, { childList: true, subtree: true, attributes: true, characterData: true });
    overview.sections = ['offers'];
    overview.setAttribute('sections', 'agreements');
    overview.distributor = 'dnb';
    overview.sections = ['agreements', 'offers'];
    overview.distributor = 'sb1';
    await nextTasks(page.window, 5);
    expect(changes.map(({ type, target, attributeName }) => [type, target.outerHTML, attributeName])).toEqual([]);

    overview.sections = ['offers'];
    await until(() => changes.length > 0, 'one change alone is seen');
  });

  it('takes bare names for what they are in a page of its own modules (section 3)', async () => {
    const page = await openPage({ body: `${runtime}<kfp-portal base-path="/test-page"></kfp-portal>`, scripts: [entry('kfp-portal')] });
    const portal = await until(() => page.document.querySelector('kfp-portal'), 'parsed');
    await shows(portal, 'Forsikringsoversikt');
    expect(portal.basePath).toBe('/test-page');
    portal.removeAttribute('base-path');
    expect(portal.basePath).toBe('/privat/forsikring/oversikt');
  });
});
