import { expect, until } from '../support/browser/expect.js';
import { closePages, control, loader, openPage, shows, textOf } from '../support/browser/page.js';

/** What the bundle reads of the window by a name that a page may not have, and the id that its links lead to. */
const names = ['kfpConfig', 'kfpNativeBridge', 'navigation', 'kontakt-telefon'];

/** Mark-up that gives a page a global of that name, and what could be read from it. */
const markUps = [
  (name) => `<a id="${name}" href="/smuglet"></a>`,
  (name) => `<a name="${name}" href="/smuglet"></a>`,
  (name) => `<a id="${name}"></a><a id="${name}" name="openLink" href="/smuglet"></a>`,
  (name) => `<a id="${name}" name="insurerName" href="/smuglet"></a><a id="${name}" name="kfpApiHost" href="/smuglet"></a>`,
  (name) => `<area id="${name}" href="/smuglet">`,
  (name) => `<base id="${name}">`,
  (name) => `<button id="${name}" value="smuglet"></button>`,
  (name) => `<canvas id="${name}"></canvas>`,
  (name) => `<details id="${name}"></details>`,
  (name) => `<dialog id="${name}"></dialog>`,
  (name) => `<embed name="${name}">`,
  (name) => `<embed id="${name}">`,
  (name) => `<fieldset id="${name}"><input name="insurerName" value="smuglet"></fieldset>`,
  (name) => `<form id="${name}"><input name="insurerName" value="smuglet"><input name="kfpApiHost" value="/smuglet"></form>`,
  (name) => `<form name="${name}"><input id="openLink"><output name="canGoBack">1</output></form>`,
  (name) => `<form id="${name}"></form><form id="${name}"><button name="openLink"></button></form>`,
  (name) => `<form id="${name}"><input name="addEventListener"><input name="removeEventListener"></form>`,
  (name) => `<form id="${name}"><input name="constructor"><input name="__proto__"><input name="toString"></form>`,
  (name) => `<iframe name="${name}"></iframe>`,
  (name) => `<iframe id="${name}" srcdoc="<a id=openLink href=/smuglet></a>"></iframe>`,
  (name) => `<iframe name="${name}" srcdoc="<form id=info></form><a id=kfpApiHost href=/smuglet></a>"></iframe>`,
  (name) => `<iframe name="${name}" sandbox srcdoc="<a id=openLink></a>"></iframe>`,
  (name) => `<img name="${name}" alt="">`,
  (name) => `<img id="${name}" name="${name}" alt="">`,
  (name) => `<input id="${name}" value="smuglet">`,
  (name) => `<map name="${name}"></map><meta name="${name}" content="smuglet">`,
  (name) => `<object id="${name}"></object>`,
  (name) => `<object name="${name}"><param name="openLink" value="smuglet"></object>`,
  (name) => `<output id="${name}">smuglet</output>`,
  (name) => `<select id="${name}"><option id="insurerName">smuglet</option></select>`,
  (name) => `<slot id="${name}" name="${name}"></slot>`,
  (name) => `<svg id="${name}"><a id="openLink" href="/smuglet"></a></svg>`,
  (name) => `<template id="${name}"></template>`,
  (name) => `<textarea id="${name}">smuglet</textarea>`,
];

/** What the bundle reads of the document, which mark-up may hide, and names that are read by habit. */
const documentNames = [
  'activeElement', 'addEventListener', 'adoptedStyleSheets', 'body', 'cookie', 'createElement', 'createElementNS', 'createTextNode',
  'currentScript', 'defaultView', 'documentElement', 'getElementById', 'head', 'hidden', 'querySelector', 'querySelectorAll',
  'readyState', 'referrer', 'removeEventListener', 'title', 'visibilityState',
];

/** Mark-up that gives a document a member of that name. */
const documentMarkUps = [
  (name) => `<img name="${name}" alt="">`,
  (name) => `<form name="${name}"></form>`,
  (name) => `<embed name="${name}">`,
  (name) => `<object id="${name}"></object>`,
  (name) => `<iframe name="${name}"></iframe>`,
  (name) => `<img name="${name}" id="${name}" alt=""><form name="${name}"></form>`,
];

describe('mark-up of the page that takes a name', () => {
  afterEach(closePages);

  /** What of the mark-up can be told in a page with an element, in a bank's app without a bridge. */
  async function findEffects(markUp) {
    const page = await openPage({
      body: `${names.map(markUp).join('')}<kfp-runtime distributor="sb1" login-context="MOBILBANK"></kfp-runtime><kfp-offers></kfp-offers>`,
      scripts: [loader],
    });
    const offers = await until(() => page.document.querySelector('kfp-offers'), 'parsed');
    await shows(offers, 'Kjøp forsikringen');
    const followed = [];
    page.window.addEventListener('click', (event) => {
      followed.push(event.defaultPrevented);
      event.preventDefault();
    });
    control(offers, 'Kjøp forsikringen').click();
    const calls = page.backend.calls.map(({ path }) => path).filter((path) => !path.startsWith('/api/privat/forsikring/'));
    return [
      ...(followed.join() === 'false' ? [] : ['the link was taken']),
      ...(textOf(offers).includes('smuglet') ? ['shown'] : []),
      ...calls,
      ...page.errors,
    ].map((finding) => `${markUp('name')}: ${finding}`);
  }

  /** A page with an element whose document has something else by one of its own names. */
  async function findEffectsOnDocument(markUp) {
    let own;
    const page = await openPage({
      body: `${documentNames.map(markUp).join('')}<kfp-runtime distributor="dnb"></kfp-runtime><kfp-offers></kfp-offers><kfp-footer></kfp-footer>`,
      scripts: [loader],
      before: ({ Document, document }) => {
        Object.defineProperty(Document.prototype, 'cookie', { get: () => 'XSRF-TOKEN=ekte', set() {} });
        own = (name) => Reflect.get(Document.prototype, name, document);
      },
    });
    const find = (tag) => own('querySelector').call(page.document, tag);
    const offers = await until(() => find('kfp-offers'), 'parsed');
    await shows(offers, 'Kjøp forsikringen');
    await until(() => textOf(find('kfp-footer')).includes('finansportalen.no'), 'the footer is there');
    control(offers, 'Fjern tilbud').click();
    await until(() => offers.shadowRoot.activeElement?.localName === 'p', 'the question has the focus');
    const calls = page.backend.calls.filter(({ init }) => new Headers(init.headers).get('X-XSRF-TOKEN') !== 'ekte').map(({ path }) => `no token: ${path}`);
    return [...calls, ...page.errors].map((finding) => `${markUp('name')}: ${finding}`);
  }

  /** Pages at a time. */
  const atOnce = 6;

  it(`has no effect on what is read of the document: ${documentMarkUps.length} kinds for ${documentNames.length} names (D6)`, async () => {
    const findings = [];
    for (const markUp of documentMarkUps) {
      findings.push(...(await findEffectsOnDocument(markUp)));
      closePages();
    }
    expect(findings).toEqual([]);
  }).timeout(50_000);

  it(`has no effect: ${markUps.length} kinds for ${names.length} names (D6, CF-69)`, async () => {
    const findings = [];
    for (let first = 0; first < markUps.length; first += atOnce) {
      findings.push(...(await Promise.all(markUps.slice(first, first + atOnce).map(findEffects))).flat());
      closePages();
    }
    expect(findings).toEqual([]);
    expect(markUps.length).toBeGreaterThan(29);
  }).timeout(50_000);
});
