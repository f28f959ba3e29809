import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, openPage, shows } from '../support/browser/page.js';

describe('an element that is moved into another document', () => {
  afterEach(closePages);

  const look = (element) => {
    const { ownerDocument: { defaultView }, shadowRoot } = element;
    const style = (selector, names) => names.map((name) => defaultView.getComputedStyle(shadowRoot.querySelector(selector))[name]);
    return [...style('.kfp', ['fontFamily', 'lineHeight', 'containerType']), ...style('.button', ['minHeight', 'backgroundColor']),
      ...style('[part~=card]', ['borderTopLeftRadius', 'backgroundColor'])];
  };

  /** A page with the offers and a frame; `places` are the body of the frame, then the element's own place. */
  async function openOffers(attributes = '') {
    const page = await openPage({ body: `<kfp-runtime distributor="sb1"></kfp-runtime><main><kfp-offers ${attributes}></kfp-offers></main><iframe></iframe>`, scripts: [loader] });
    const element = await until(() => page.document.querySelector('kfp-offers'), 'parsed');
    await shows(element, 'Fikk du gjort det du skulle?');
    return { page, element, places: [page.document.querySelector('iframe').contentDocument.body, page.document.querySelector('main')] };
  }

  it('has its looks there, and when it is back', async () => {
    const { page, element, places } = await openOffers();
    const before = look(element);
    const sheets = element.shadowRoot.adoptedStyleSheets.length;
    for (const place of [...places, ...places]) {
      place.append(element);
      expect(look(element)).toEqual(before);
    }
    expect(element.shadowRoot.adoptedStyleSheets.length).toBe(sheets);
    expect(page.errors).toEqual([]);
  });

  it('renders what is new there, and when it is back', async () => {
    const { page, element, places } = await openOffers('no-heading');
    for (const place of places) {
      place.append(element);
      element.noHeading = false;
      await until(() => element.shadowRoot.querySelector('h1, h2'), 'the title is there');
      element.noHeading = true;
      await until(() => !element.shadowRoot.querySelector('h1, h2'), 'the title is gone');
    }
    expect(page.errors).toEqual([]);
  });

  it('has its looks where it is added in a task after its removal', async () => {
    const { page, element, places } = await openOffers();
    const before = look(element);
    for (const place of places) {
      element.remove();
      await until(() => !element.shadowRoot.querySelector('.button'), 'the content is gone');
      place.append(element);
      await until(() => element.shadowRoot.querySelector('[part~=card] .button'), 'the content is back');
      expect(look(element)).toEqual(before);
    }
    expect(page.errors).toEqual([]);
  });

  it('throws nothing in a document without a window', async () => {
    const { page, element, places: [, home] } = await openOffers();
    const before = look(element);
    page.document.implementation.createHTMLDocument('').body.append(element);
    home.append(element);
    expect(look(element)).toEqual(before);
    expect(page.errors).toEqual([]);
  });
});
