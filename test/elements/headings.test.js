import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, openPage } from '../support/browser/page.js';

/** The elements that have a title, with it. */
const titles = {
  'kfp-overview': 'Forsikringsoversikt',
  'kfp-offers': 'Tilbudene dine',
  'kfp-profile': 'Min profil',
  'kfp-purchase-entries': 'Hva vil du forsikre?',
  'kfp-other-insurances': 'Forsikringer gjennom kort, program, arbeidsgiver eller forbund',
  'kfp-tasks': 'Oppgaver',
  'kfp-recommendations': 'Anbefalt for deg',
  'kfp-error-page': 'Oisann, her skjedde det en feil',
};
/** These show their title to some customers only. */
const elsewhere = ['kfp-claims-jump', 'kfp-login', 'kfp-portal'];
const config = { andreForsikringer: [{ title: 'Kort', description: 'Reise' }] };
const responses = {
  'skadekunde/hent': { navn: 'Kari Eksempel', niceKundenummer: '1', kontaktInformasjon: { epostAdresse: 'kari@eksempel.example', editable: true } },
  'liv/kunde/v1/kunde': { eksisterer: false },
  'oversikt/aksepttilbud': { antall: 2 },
};

/** A page with one element of each tag, and these attributes on each. */
async function openElements(attributes = '') {
  const elements = Object.keys(titles).map((tag) => `<${tag} ${attributes}></${tag}>`).join('');
  const page = await openPage({ body: `<kfp-runtime distributor="sb1" config='${JSON.stringify(config)}'></kfp-runtime>${elements}`, scripts: [loader], backend: createBackend(responses) });
  await until(() => page.document.querySelector('kfp-error-page')?.shadowRoot && page.document.querySelectorAll(':not(:defined)').length === 0, 'every tag is defined');
  return page;
}

const rootOf = (page, tag) => page.document.querySelector(tag).shadowRoot;
const headings = (root) => [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) => !heading.closest('dialog'));
const levels = (root) => headings(root).map(({ localName }) => Number(localName[1]));

describe('the headings of an element in the outline of the page', () => {
  afterEach(closePages);

  for (const [attribute, level] of [['', 2], ['heading-level="1"', 1], ['heading-level="4"', 4], ['heading-level="7"', 2]]) {
    it(`begin at level ${level} with ${attribute || 'no attribute'}, and leave no level out`, async () => {
      const page = await openElements(attribute);
      for (const tag of Object.keys(titles)) {
        const root = rootOf(page, tag);
        await until(() => headings(root).length > 0, `${tag} has a heading`);
        await until(() => root.querySelectorAll('[aria-hidden=true] .skeleton-line').length === 0, `${tag} is there`);
        const found = levels(root);
        expect([tag, found[0]]).toEqual([tag, level]);
        found.forEach((one, index) => expect(one <= Math.min(6, (found[index - 1] ?? level) + 1) && one >= level).toBe(true));
      }
    });
  }

  it('follow the property, and one of them has the focus that moves to the title', async () => {
    const page = await openElements();
    const offers = page.document.querySelector('kfp-offers');
    await until(() => headings(offers.shadowRoot).length > 1, 'the offers are there');
    expect([offers.headingLevel, offers.noHeading]).toEqual([2, false]);
    offers.headingLevel = 3;
    await until(() => levels(offers.shadowRoot)[0] === 3, 'the title follows');
    expect(levels(offers.shadowRoot)[1]).toBe(4);
  });

  it('without the title the element keeps its name, and the headings below it their level', async () => {
    const page = await openElements('no-heading');
    for (const [tag, title] of Object.entries(titles)) {
      const root = rootOf(page, tag);
      const named = await until(() => [...root.querySelectorAll('[role=region], section')].find((region) => nameOf(root, region) === title), `${tag} is named ${title}`);
      expect([tag, headings(root).some(({ textContent }) => textContent === title)]).toEqual([tag, false]);
      expect([tag, getComputedStyle(named).display === 'none', root.querySelector('.kfp').innerText.includes(title)]).toEqual([tag, false, false]);
      expect(levels(root).every((level) => level >= 3)).toBe(true);
    }
    const profile = rootOf(page, 'kfp-profile');
    await until(() => headings(profile).length > 0, 'the profile is there');
    expect(levels(profile)[0]).toBe(3);
  });

  it('a title comes back when the attribute goes', async () => {
    const page = await openElements('no-heading');
    const offers = page.document.querySelector('kfp-offers');
    await until(() => offers.shadowRoot.querySelector('[role=region]'), 'named');
    offers.removeAttribute('no-heading');
    await until(() => headings(offers.shadowRoot)[0]?.textContent === titles['kfp-offers'], 'the title is there');
    expect(offers.shadowRoot.querySelector('[role=region]')).toBe(null);
  });

  it('are those of each element that has a title', async () => {
    const declared = await (await fetch('/test-elements')).json();
    expect([...Object.keys(titles), ...elsewhere].sort()).toEqual(declared.filter(({ titleLevel }) => titleLevel).map(({ tag }) => tag).sort());
  });

  it('of kfp-portal begin at level 1', async () => {
    const page = await openPage({ body: '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-portal></kfp-portal>', scripts: [loader] });
    const portal = await until(() => page.document.querySelector('kfp-portal'), 'parsed');
    await until(() => portal.shadowRoot?.querySelectorAll('h1').length === 1, 'one h1');
    portal.setAttribute('heading-level', '2');
    await until(() => portal.shadowRoot.querySelectorAll('h1').length === 0 && portal.shadowRoot.querySelector('main h2'), 'it follows');
  });
});

/** The accessible name of a region: its label, or the text of what labels it. */
const nameOf = (root, region) => region.getAttribute('aria-label') ?? root.getElementById(region.getAttribute('aria-labelledby'))?.textContent;
