import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, listen, openPage, shows, textOf } from '../support/browser/page.js';

const message = 'Noe har gått galt';
const anew = 'Last siden på nytt for å se resten.';
/** The server does not have the file any more. */
const gone = ['404', 'HTML with 200'];
const kinds = ['503', 'cut body with a length', 'cut body without a length', 'empty file', 'reset', 'hang'];
const session = new URLSearchParams(location.search).get('wtr-session-id');
let pages = 0;

/** A page with an element, where the files that match have this fault; `base` is where they are asked for. */
async function openElement(tag, fault, files) {
  const base = `/faulty/${session}-late-${(pages += 1)}`;
  await fetch(`${base}?${new URLSearchParams({ fault, files })}`);
  const backend = createBackend();
  let errors;
  const page = await openPage({
    body: `<kfp-runtime distributor="sb1"></kfp-runtime><${tag}></${tag}>`,
    backend: null,
    before(own) {
      const { fetch: ownFetch, setTimeout: ownSetTimeout } = own;
      // Nobody waits 15 s here for a connection that hangs.
      own.setTimeout = (run, milliseconds = 0, ...args) => ownSetTimeout.call(own, run, milliseconds === 15_000 ? 300 : milliseconds, ...args);
      own.fetch = (input, init) => (String(input).includes('/api/') ? backend.fetch(input, init) : ownFetch.call(own, input, init));
      errors = listen({ document: own }, 'kfp-error');
    },
  });
  await page.load(`${base}/kfp.js`);
  return { base, errors, element: await until(() => page.document.querySelector(tag), 'parsed') };
}

/** An overview whose later code has this fault. */
async function openOverview(fault, message) {
  const { base, errors, element: overview } = await openElement('kfp-overview', fault, '^chunks/overview-extras-');
  await shows(overview, 'Toyota Yaris');
  await shows(overview, message);
  await until(() => errors.length, 'the host is told');
  expect(errors.map(({ detail: { tag, type } }) => [tag, type])).toEqual([['kfp-overview', 'code']]);
  return { base, overview };
}

describe('code that comes late, and does not come', () => {
  afterEach(closePages);

  for (const fault of gone) {
    it(`${fault}: the part offers to load the page anew`, async () => {
      const { overview } = await openOverview(fault, anew);
      expect(control(overview, 'Last siden på nytt').localName).toBe('button');
      expect(textOf(overview).includes('Prøv igjen')).toBe(false);
    });
  }

  for (const fault of kinds) {
    it(`${fault}: the part says so, the rest works, and the part comes on «Prøv igjen»`, async () => {
      const { base, overview } = await openOverview(fault, message);
      await fetch(base);
      control(overview, 'Prøv igjen').click();
      await until(() => overview.shadowRoot.querySelector('a[href$="/tilbud"]'), 'the offers are shown');
      expect(textOf(overview).includes(message)).toBe(false);
    });
  }

  it('a hanging connection: the part comes over another one, without a message', async () => {
    const { base, errors, element: overview } = await openElement('kfp-overview', 'hang', '^chunks/overview-extras-');
    await shows(overview, 'Toyota Yaris');
    await fetch(base);
    await until(() => overview.shadowRoot.querySelector('a[href$="/tilbud"]'), 'the offers are shown');
    expect(errors).toEqual([]);
  });

  for (const fault of ['503', 'reset', 'cut body without a length']) {
    it(`${fault} of a file that late code imports: it comes with another try, or the page can be loaded anew`, async () => {
      const { base, element } = await openElement('kfp-offers', fault, '^chunks/useMutation-');
      await shows(element, 'Kjøp forsikringen');
      control(element, 'Fjern tilbud').click();
      // What was loaded ahead may have failed before the click; then this is the other try already.
      const retry = await until(() => control(element, 'Prøv igjen') ?? control(element, 'Last siden på nytt'), 'the failure is told');
      await fetch(base);
      if (retry.textContent.trim() === 'Prøv igjen') retry.click();
      const way = await until(() => control(element, 'Nei, behold tilbudet') ?? control(element, 'Last siden på nytt'), 'there is a way on');
      expect(way.localName).toBe('button');
      expect(textOf(element).includes('Prøv igjen')).toBe(false);
    });
  }
});
