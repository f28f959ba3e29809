import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, listen, openPage, shows, textOf } from '../support/browser/page.js';

const message = 'Noe har gått galt';
/** The server does not have the file any more. */
const gone = ['404', 'HTML with 200'];
const kinds = ['503', 'cut body with a length', 'cut body without a length', 'reset'];
const session = new URLSearchParams(location.search).get('wtr-session-id');
let pages = 0;

/** An overview whose later code has this fault; `base` is where it is asked for. */
async function openOverview(fault, message) {
  const base = `/faulty/${session}-late-${(pages += 1)}`;
  await fetch(`${base}?${new URLSearchParams({ fault, files: '^chunks/overview-extras-' })}`);
  const backend = createBackend();
  let errors;
  const page = await openPage({
    body: '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-overview></kfp-overview>',
    backend: null,
    before(own) {
      const { fetch: ownFetch } = own;
      own.fetch = (input, init) => (String(input).includes('/api/') ? backend.fetch(input, init) : ownFetch.call(own, input, init));
      errors = listen({ document: own }, 'kfp-error');
    },
  });
  await page.load(`${base}/kfp.js`);
  const overview = await until(() => page.document.querySelector('kfp-overview'), 'parsed');
  await shows(overview, 'Toyota Yaris');
  await shows(overview, message);
  await until(() => errors.length, 'the host is told');
  expect(errors.map(({ detail: { tag, type } }) => [tag, type])).toEqual([['kfp-overview', 'code']]);
  return { base, overview };
}

describe('code that comes late, and does not come', () => {
  afterEach(closePages);

  for (const fault of gone) {
    it(`${fault}: the part says that the page has a new version, and offers to load it anew`, async () => {
      const { overview } = await openOverview(fault, 'Siden er oppdatert. Last den på nytt for å se resten.');
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
});
