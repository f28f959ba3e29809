import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, listen, openPage, shows, textOf } from '../support/browser/page.js';

const message = 'Noe har gått galt';
const kinds = ['404', '503', 'HTML with 200', 'cut body with a length', 'cut body without a length', 'reset'];
const session = new URLSearchParams(location.search).get('wtr-session-id');
let pages = 0;

describe('code that comes late, and does not come', () => {
  afterEach(closePages);

  for (const fault of kinds) {
    it(`${fault}: the part says so, the rest works, and the part comes on «Prøv igjen»`, async () => {
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

      await fetch(base);
      control(overview, 'Prøv igjen').click();
      await until(() => overview.shadowRoot.querySelector('a[href$="/tilbud"]'), 'the offers are shown');
      expect(textOf(overview).includes(message)).toBe(false);
    });
  }
});
