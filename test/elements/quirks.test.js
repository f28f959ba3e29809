import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, openPage, textOf } from '../support/browser/page.js';
import { createWholeBackend, elements, markup, runtime } from '../support/browser/whole-bank.js';

/** Elements that show nothing by themselves on this page. */
const silent = ['claims-jump', 'login', 'runtime', 'session-warning', 'toasts'];
const texts = { ...elements, portal: 'Forsikringsoversikt' };

/** Those whose cards and controls are elsewhere on a narrow page. */
const narrowToo = ['offers', 'profile', 'feedback'];

describe('a page without a doctype, in quirks mode', () => {
  afterEach(closePages);

  async function open(name, doctype, width) {
    const page = await openPage({
      doctype, scripts: [loader], backend: createWholeBackend(),
      head: '<style>body{margin:8px;font:16px/1.5 serif}</style>',
      body: `${runtime}<main>${markup(name)}</main>`,
    });
    page.window.frameElement.style.width = `${width}px`;
    const element = await until(() => page.document.querySelector(`kfp-${name}`), 'parsed');
    await until(() => textOf(element).includes(texts[name]), `kfp-${name} shows ${texts[name]}`, 15_000);
    return { page, element };
  }

  /** Opens what can be opened, and answers a question. */
  function use({ element }) {
    for (const button of element.shadowRoot.querySelectorAll('button[aria-expanded=false]')) button.click();
    element.shadowRoot.querySelectorAll('input[type=radio]')[1]?.click();
  }

  /** Each box in an element: what it is, and its width and height. */
  const boxes = ({ element }) => [element, ...element.shadowRoot.querySelectorAll('*')].map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return `${one.localName}.${one.getAttribute('class') ?? ''} ${width.toFixed(1)} x ${height.toFixed(1)}`;
  });

  /** Parts come late, and on one page before the other. */
  const areSame = (one, other) => until(() => boxes(one).join() === boxes(other).join(), 'all is there', 8_000).catch(() => {
    const expected = boxes(other);
    expect(boxes(one).map((box, index) => [expected[index], box]).filter(([box, wanted]) => box !== wanted)).toEqual([]);
  });

  it('is tested with every element', async () => {
    const declared = await (await fetch('/test-elements')).json();
    expect([...silent, ...Object.keys(texts)].map((name) => `kfp-${name}`).sort()).toEqual(declared.map(({ tag }) => tag).sort());
  });

  for (const name of Object.keys(texts)) {
    it(`kfp-${name} is as large as with one`, async function () {
      this.timeout(30_000);
      for (const width of narrowToo.includes(name) ? [1300, 500] : [1300]) {
        const [standard, quirks] = await Promise.all(['<!doctype html>', ''].map((doctype) => open(name, doctype, width)));
        expect([standard, quirks].map(({ page }) => page.document.compatMode)).toEqual(['CSS1Compat', 'BackCompat']);
        await areSame(quirks, standard);
        [standard, quirks].forEach(use);
        await areSame(quirks, standard);
        closePages();
      }
    });
  }
});
