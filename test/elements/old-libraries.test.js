import { createBackend, loggedOut } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, listen, loader, openPage, shows, standalone, textOf } from '../support/browser/page.js';
import { body, createWholeBackend, elements, offers } from '../support/browser/whole-bank.js';

const folder = '/test/support/browser/old-libraries';
const libraries = {
  'Prototype.js 1.6': `<script src="${folder}/prototype.js" data-version="1.6"></script>`,
  'Prototype.js 1.7.3': `<script src="${folder}/prototype.js"></script>`,
  MooTools: `<script src="${folder}/mootools.js"></script>`,
};

describe('on a page with a library that replaces what the language has', () => {
  afterEach(closePages);

  async function openBank(head, options = {}) {
    const page = await openPage({ head, body, scripts: [loader], backend: createWholeBackend(), ...options });
    const { frameElement } = page.window;
    // Wide enough for the bar of links.
    frameElement.style.width = '1300px';
    await until(() => page.document.readyState === 'complete', 'the page is complete');
    return page;
  }
  const find = ({ document: own }, name) => own.querySelector(`kfp-${name}`);
  const cardsOf = (element) => element.shadowRoot.querySelectorAll('[role=listitem], li').length;
  const pictureOf = (page, name) => [name, cardsOf(find(page, name)), textOf(find(page, name))];

  for (const [name, script] of Object.entries(libraries)) {
    it(`shows with ${name} what it shows without`, async function () {
      this.timeout(40_000);
      const [plain, page] = await Promise.all(['', script].map((head) => openBank(head)));
      expect([plain, page].map(({ window: own }) => own.Array.from.toString().includes('native code'))).toEqual([true, false]);
      for (const [element, text] of Object.entries(elements)) {
        await until(() => textOf(find(plain, element)).includes(text), `kfp-${element} shows ${text}`, 15_000);
        // Parts come late, and on one page before the other.
        const isSame = () => find(page, element).shadowRoot && JSON.stringify(pictureOf(page, element)) === JSON.stringify(pictureOf(plain, element));
        await until(isSame, `kfp-${element} shows the same`, 15_000).catch(() => expect(pictureOf(page, element)).toEqual(pictureOf(plain, element)));
      }
      expect([cardsOf(find(page, 'overview')) > 10, cardsOf(find(page, 'offers'))]).toEqual([true, 8]);
      expect([...plain.errors, ...page.errors]).toEqual([]);
      expect(page.backend.counts()).toEqual(plain.backend.counts());
    });

    it(`takes what the customer does with ${name}`, async function () {
      this.timeout(40_000);
      let isRemoved = false;
      const page = await openPage({
        head: script,
        body: `<kfp-runtime distributor="sb1"></kfp-runtime><kfp-offers></kfp-offers><kfp-feedback preset="hvorFornoydErDu"></kfp-feedback><kfp-toasts></kfp-toasts>`,
        scripts: [loader],
        backend: createBackend({
          'avtaleoversikt/tilbud': () => ({ tilbud: offers.slice(isRemoved ? 1 : 0, 3), systemSourceError: false }),
          [`avtaleoversikt/tilbud/${offers[0].policyNumber}`]: () => {
            isRemoved = true;
            return 204;
          },
          'feedback/': 204,
        }),
        before: ({ Document: Native, document: own }) => {
          Object.defineProperty(Native.prototype, 'cookie', { get: () => 'XSRF-TOKEN=ekte', set() {}, configurable: true });
          own.title = 'Bank';
        },
      });
      const removed = await until(() => find(page, 'offers'), 'parsed');
      await shows(removed, 'Båt 2');
      const navigated = listen(page, 'kfp-navigate');
      page.window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      control(removed, 'Kjøp forsikringen').click();
      expect(navigated.map(({ detail }) => detail.kind)).toEqual(['internal']);

      control(removed, 'Fjern tilbud').click();
      (await until(() => control(removed, 'Ja, fjern tilbudet'), 'the question is there')).click();
      await until(() => cardsOf(removed) === 2, 'the offer is gone');
      const change = page.backend.calls.find(({ method }) => method === 'DELETE');
      const headers = new Headers(change.init.headers);
      expect([headers.get('X-XSRF-TOKEN'), /^[\da-f-]{36}$/.test(headers.get('Idempotency-Key'))]).toEqual(['ekte', true]);

      const feedback = find(page, 'feedback');
      const answer = await until(() => feedback.shadowRoot?.querySelectorAll('input')[3], 'the faces are there');
      answer.click();
      (await until(() => control(feedback, 'Send'), 'it can be sent')).click();
      await until(() => page.backend.count('feedback/') === 1, 'the answer is sent');
      const sent = JSON.parse(page.backend.calls.find(({ endpoint }) => endpoint === 'feedback/').init.body);
      expect([sent.page, typeof sent.feedbackValue]).toEqual(['/test-page', 'string']);
      expect(page.errors).toEqual([]);
    });
  }

  it('shows the login to who is not logged in, also as one file', async function () {
    this.timeout(40_000);
    for (const script of Object.values(libraries)) {
      const page = await openPage({
        head: script, body: '<kfp-runtime></kfp-runtime><kfp-offers></kfp-offers>', scripts: [standalone('kfp-offers')], backend: createBackend(loggedOut),
      });
      await shows(await until(() => find(page, 'offers'), 'parsed'), 'Du må logge inn');
      expect(page.errors).toEqual([]);
      closePages();
    }
  });
});
