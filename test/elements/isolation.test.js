import { createBackend, loggedOut } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, nextTasks, openPage, shows } from '../support/browser/page.js';

const body = '<kfp-runtime distributor="sb1"></kfp-runtime><main><h1>Bank</h1><p>Tekst</p><a href="#">Lenke</a><button>Knapp</button><kfp-offers></kfp-offers><kfp-overview></kfp-overview></main>';
/** What both pages have, so that a difference is one of style. */
const pageStyle = 'html{font:16px/1.5 serif} main>*{display:block!important;float:none!important;clear:both!important;width:900px!important}';

/** What a page of a bank may hold against our elements. */
const hostile = `
  * { color: red !important; font: 700 40px/3 cursive !important; letter-spacing: 9px !important; text-transform: uppercase !important;
      background: yellow !important; border: 5px dotted lime !important; padding: 33px !important; box-sizing: content-box !important;
      text-align: right !important; visibility: visible; list-style: square !important; text-indent: 30px !important; word-spacing: 9px !important;
      cursor: wait !important; }
  button, a, h1, h2, p, ul, li, dl, dd { all: unset !important; display: inline !important; float: right !important; }
  kfp-offers, kfp-overview, kfp-offers *, .card, .button, .kfp { opacity: 0.3; transform: rotate(3deg); font-style: italic !important; color: lime !important; }
  :root { --text: red; --surface: red; --radius: 99px; --space-16: 99px; --font: fantasy; --action: red }`;

const watched = ['color', 'fontFamily', 'fontSize', 'fontStyle', 'fontWeight', 'letterSpacing', 'lineHeight', 'textTransform', 'textAlign',
  'textIndent', 'wordSpacing', 'backgroundColor', 'display', 'float', 'boxSizing', 'paddingTop', 'paddingLeft', 'marginTop', 'marginBottom',
  'borderTopWidth', 'borderTopLeftRadius', 'listStyleType', 'cursor', 'opacity', 'transform'];

describe('isolation from the page', () => {
  afterEach(closePages);

  async function openBank(head, options = {}) {
    const page = await openPage({ head: `<style>${head}</style>`, body, scripts: [loader], ...options });
    const offers = await until(() => page.document.querySelector('kfp-offers'), 'parsed');
    await shows(offers, 'Kjøp forsikringen');
    await shows(page.document.querySelector('kfp-overview'), 'Se tilbudene dine');
    // The last that comes: what is compared is all there.
    await shows(offers, 'Fikk du gjort det du skulle?');
    return { page, offers };
  }

  const looks = (own, elements) => elements.map((element) => {
    const style = own.getComputedStyle(element);
    return [element.localName, ...watched.map((name) => `${name}: ${style[name]}`)];
  });
  const inside = (element) => [...element.shadowRoot.querySelectorAll('*')].filter(({ namespaceURI }) => namespaceURI.endsWith('xhtml'));

  it('lets no style of the page in (CF-36)', async () => {
    const clean = await openBank(pageStyle);
    const dirty = await openBank(pageStyle + hostile);
    const [expected, actual] = [clean, dirty].map(({ page, offers }) => looks(page.window, inside(offers)));
    expect(actual.length).toBe(expected.length);
    expect(actual.length).toBeGreaterThan(20);
    expected.forEach((look, index) => expect(actual[index]).toEqual(look));
  });

  it('lets no custom property in that the page has registered or set (CF-36)', async () => {
    // As of a theme in hues, of utility classes, and what a minifier makes of long names.
    const names = ['h', 's', 'l', 'd', 'g', 'k', 'q', 'z', '1a', 'space-16', 'radius', 'surface', 'text', 'line', 'action', 'font', 'rows', 'light', 'dark-text'];
    const registered = names.map((name) => `@property --${name} { syntax: "*"; inherits: false } `).join('');
    const values = `:root, kfp-offers, kfp-overview { ${names.map((name) => `--${name}: 210`).join(';')} }`;
    const clean = await openBank(pageStyle);
    const own = await openBank(pageStyle + registered + values);
    const [expected, actual] = [clean, own].map(({ page, offers }) => looks(page.window, inside(offers)));
    expect(actual).toEqual(expected);
    expect(own.offers.getBoundingClientRect().height).toBe(clean.offers.getBoundingClientRect().height);
  });

  it('lets no style out (CF-36)', async () => {
    const page = await openPage({ head: `<style>${pageStyle}</style>`, body });
    await until(() => page.document.querySelector('kfp-overview'), 'parsed');
    const { document: own } = page;
    const hostElements = () => [own.documentElement, own.body, ...own.querySelectorAll('main, h1, p, a, button')];
    const before = looks(page.window, hostElements());
    await page.load(loader);
    await shows(own.querySelector('kfp-offers'), 'Kjøp forsikringen');
    expect(looks(page.window, hostElements())).toEqual(before);
    expect(own.adoptedStyleSheets.length).toBe(0);
    expect(own.styleSheets.length).toBe(1);
  });

  it('keeps its sizes on a page with a root of 62.5 % (section 5)', async () => {
    const clean = await openBank('html{font-size:100%}');
    const small = await openBank('html{font-size:62.5%}');
    const textOf = ({ offers }) => offers.shadowRoot.querySelector('p');
    expect(small.page.window.getComputedStyle(small.page.document.documentElement).fontSize).toBe('10px');
    expect(small.page.window.getComputedStyle(small.offers.shadowRoot.querySelector('.kfp')).fontSize).toBe('16px');
    expect(parseFloat(small.page.window.getComputedStyle(textOf(small)).fontSize)).toBeGreaterThan(15.99);
    const [expected, actual] = [clean, small].map(({ page, offers }) => looks(page.window, inside(offers)));
    expect(actual).toEqual(expected);
    expect(small.offers.getBoundingClientRect().height).toBe(clean.offers.getBoundingClientRect().height);
  });

  it('is dark on a page whose color-scheme is dark, and light otherwise (section 5)', async () => {
    const light = await openBank('html{color-scheme:light}');
    const dark = await openBank('html{color-scheme:dark}');
    const half = await openBank('main{color-scheme:dark}');
    const colours = ({ page, offers }) => {
      const style = page.window.getComputedStyle(offers.shadowRoot.querySelector('[part~=card]'));
      return [page.window.getComputedStyle(offers.shadowRoot.querySelector('h2')).color, style.backgroundColor];
    };
    expect(colours(light)).toEqual(['rgb(27, 25, 23)', 'rgb(255, 255, 255)']);
    expect(colours(dark)).toEqual(['rgb(249, 249, 249)', 'rgb(49, 48, 48)']);
    expect(colours(half)).toEqual(colours(dark));
  });

  it('takes its surfaces from the ground that a page names, and keeps those that it names itself UI-39', async () => {
    const surfaceOn = async (css) => {
      const { page, offers } = await openBank(css);
      return channelsOf(page.window.getComputedStyle(offers.shadowRoot.querySelector('[part~=card]')).backgroundColor);
    };
    const ground = 'html{--kfp-color-background:#0e1a1f}';
    expect(await surfaceOn(`html{color-scheme:dark}${ground}`)).toEqual([33, 44, 48]);
    expect(await surfaceOn(`html{color-scheme:dark;--kfp-color-surface:#102030}${ground}`)).toEqual([16, 32, 48]);
    expect(await surfaceOn('html{color-scheme:light;--kfp-color-background:#e9f1f2}')).toEqual([255, 255, 255]);
  });

  /** Of `rgb(33, 44, 48)`, or of `color(srgb 0.13 0.17 0.19)`, which mixtures are. */
  function channelsOf(colour) {
    const numbers = colour.match(/[\d.]+/g).slice(0, 3).map(Number);
    return colour.startsWith('color(') ? numbers.map((share) => Math.round(share * 255)) : numbers;
  }

  it('is hidden with its place, and reads from the left on a page that does not (section 3)', async () => {
    const { page, offers } = await openBank('html{direction:rtl}');
    const main = page.document.querySelector('main');
    const { direction, visibility } = page.window.getComputedStyle(offers.shadowRoot.querySelector('h2'));
    expect([page.window.getComputedStyle(main).direction, direction, visibility]).toEqual(['rtl', 'ltr', 'visible']);
    main.style.visibility = 'hidden';
    const card = offers.shadowRoot.querySelector('[part~=card]');
    expect(page.window.getComputedStyle(card).visibility).toBe('hidden');
  });

  it('takes the colours, radius and font that the page sets on an ancestor (section 5)', async () => {
    const { page, offers } = await openBank('main{--kfp-color-text:rgb(1, 2, 3);--kfp-font:monospace;--kfp-radius:13px}');
    const style = page.window.getComputedStyle(offers.shadowRoot.querySelector('h2'));
    expect([style.color, style.fontFamily]).toEqual(['rgb(1, 2, 3)', 'monospace']);
    expect(page.window.getComputedStyle(offers.shadowRoot.querySelector('[part~=card]')).borderTopLeftRadius).toBe('13px');
  });

  it('gives headings the face, the weight and the share of their size that the page sets (UI-39)', async () => {
    const { page, offers } = await openBank('kfp-offers{--kfp-heading-font:monospace;--kfp-heading-weight:300;--kfp-heading-scale:.5}kfp-offers::part(heading){color:rgb(4, 5, 6)}kfp-offers::part(button){color:rgb(7, 8, 9)}');
    const styleOf = (selector) => page.window.getComputedStyle(offers.shadowRoot.querySelector(selector));
    const { fontFamily, fontWeight, fontSize, color } = styleOf('h2');
    expect([fontFamily, fontWeight, fontSize, color]).toEqual(['monospace', '300', '20px', 'rgb(4, 5, 6)']);
    expect([styleOf('[part=card]').fontFamily.includes('monospace'), styleOf('button').color]).toEqual([false, 'rgb(7, 8, 9)']);
  });

  it('lets the page style its parts, and hides with the hidden attribute (section 3)', async () => {
    const { page, offers } = await openBank('kfp-offers::part(card){outline:7px solid rgb(4, 5, 6)}');
    expect(page.window.getComputedStyle(offers.shadowRoot.querySelector('[part~=card]')).outlineColor).toBe('rgb(4, 5, 6)');
    offers.hidden = true;
    expect(page.window.getComputedStyle(offers).display).toBe('none');
    expect(page.window.getComputedStyle(page.document.querySelector('kfp-runtime')).display).toBe('none');
  });

  it('adds nothing to the page but its one symbol, and patches nothing (D13)', async () => {
    const page = await openPage({ body: body.replace('<kfp-overview></kfp-overview>', '') });
    const { window: own, document: ownDocument } = page;
    await until(() => ownDocument.readyState === 'complete', 'the page is complete');
    const parts = () => [ownDocument.head.innerHTML, ownDocument.body.innerHTML, ownDocument.documentElement.attributes.length];
    const patchable = () => [own.fetch, own.XMLHttpRequest, own.history.pushState, own.history.replaceState, own.EventTarget.prototype.addEventListener,
      own.customElements.define, own.HTMLElement.prototype.attachShadow, own.setTimeout, own.Promise.prototype.then, own.onerror,
      own.onunhandledrejection, own.JSON.parse, own.Element.prototype.append];
    const otherKeys = (storage) => Object.keys(storage).filter((key) => key !== 'kfp-market-source');
    const storage = () => [otherKeys(own.localStorage), otherKeys(own.sessionStorage), ownDocument.cookie];
    const names = () => [own, own.document, own.Array.prototype, own.Object.prototype, own.Node.prototype].flatMap((one) => Object.getOwnPropertyNames(one));
    const known = new Set(names());
    const before = [parts(), patchable(), storage()];
    await page.load(loader);
    await shows(ownDocument.querySelector('kfp-offers'), 'Kjøp forsikringen');
    await nextTasks(own, 5);
    // The browser's driver adds names of its own.
    expect(names().filter((name) => !known.has(name) && !name.startsWith('__p'))).toEqual([]);
    const symbols = Object.getOwnPropertySymbols(own).map(String).filter((name) => name.includes('kfp')).sort();
    expect(symbols).toEqual(['Symbol(kfp.runtime)']);
    expect(parts()).toEqual(before[0]);
    patchable().forEach((one, index) => expect(one === before[1][index]).toBe(true));
    expect(storage()).toEqual(before[2]);
  });

  it('takes no room where it has nothing to say (LG-34)', async () => {
    const page = await openPage({ body, scripts: [loader], backend: createBackend(loggedOut) });
    const overview = await until(() => page.document.querySelector('kfp-overview'), 'parsed');
    await shows(page.document.querySelector('kfp-offers'), 'Du må logge inn');
    await until(() => overview.shadowRoot?.querySelector('.kfp'), 'it is mounted');
    await until(() => overview.getBoundingClientRect().height === 0, 'it is empty');
  });
});
