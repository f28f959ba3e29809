import { createBackend, loggedOut } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, listen, loader, nextTasks, openPage, shows } from '../support/browser/page.js';

const names = ['kfp-ready', 'kfp-navigate', 'kfp-native-link', 'kfp-session', 'kfp-error'];

describe('events for the host', () => {
  afterEach(closePages);

  async function openOffers({ runtime = '', ...options } = {}) {
    const events = {};
    const page = await openPage({
      body: `<kfp-runtime distributor="sb1" ${runtime}></kfp-runtime><div><kfp-offers></kfp-offers></div>`,
      scripts: [loader],
      ...options,
      before(own) {
        for (const name of names) events[name] = listen({ document: own }, name);
        options.before?.(own);
      },
    });
    const offers = await until(() => page.document.querySelector('kfp-offers'), 'parsed');
    return { page, offers, events, own: page.document.querySelector('kfp-runtime') };
  }

  /** Clicks without leaving the page; tells whether the bundle had taken the click. */
  function follow(page, offers, text = 'Kjøp forsikringen', init = {}) {
    let isTaken;
    const note = (event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    page.window.addEventListener('click', note);
    const { MouseEvent } = page.window;
    control(offers, text).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }));
    page.window.removeEventListener('click', note);
    return isTaken;
  }

  const shape = ({ target, bubbles, composed, cancelable }) => [target.localName, bubbles, composed, cancelable];

  it('fires kfp-ready once the element shows its data (section 4)', async () => {
    const { page, offers, events } = await openOffers();
    await until(() => events['kfp-ready'].length, 'kfp-ready');
    const [ready] = events['kfp-ready'];
    expect(shape(ready)).toEqual(['kfp-offers', true, true, false]);
    expect(ready.detail).toEqual({ tag: 'kfp-offers' });
    expect(control(offers, 'Kjøp forsikringen').localName).toBe('a');
    await nextTasks(page.window, 5);
    expect(events['kfp-ready'].length).toBe(1);
  });

  it('fires kfp-session on kfp-runtime, first before anything is shown (section 4)', async () => {
    const { offers, events, page, own } = await openOffers();
    await shows(offers, 'Innbo');
    expect(events['kfp-session'].map(shape)).toEqual([['kfp-runtime', true, true, false]]);
    expect(events['kfp-session'][0].detail).toEqual({ state: 'logged-in', expiresAt: null });
    Object.assign(page.backend.responses, loggedOut);
    await own.refresh();
    expect(events['kfp-session'][1].detail).toEqual({ state: 'logged-out', expiresAt: null });
    expect(own.session).toEqual({ state: 'logged-out', expiresAt: null });
  });

  it('tells in kfp-session when the session ends (section 4, section 6)', async () => {
    const before = Date.now();
    const response = new Response('{"kfpSessionId":"s"}', { headers: { 'X-Session-Expiry': '600' } });
    const backend = createBackend();
    const fetch = (url, init) => (String(url).endsWith('session-status') ? Promise.resolve(response) : backend.fetch(url, init));
    const { events, own } = await openOffers({ backend: { ...backend, fetch } });
    await until(() => events['kfp-session'].length, 'kfp-session');
    const { expiresAt } = events['kfp-session'][0].detail;
    expect(expiresAt).toBeGreaterThan(before + 599_999);
    expect(expiresAt).toBeLessThan(Date.now() + 600_001);
    expect(own.session.expiresAt).toBe(expiresAt);
  });

  it('fires kfp-error with no personal data when a call fails (section 4)', async () => {
    const reported = [];
    const backend = createBackend({ 'avtaleoversikt/tilbud': 403 });
    const { page, offers, events, own } = await openOffers({ backend });
    own.errorReporter = (error, detail) => reported.push([error, detail]);
    await shows(offers, 'En feil oppsto ved henting av dine tilbud.');
    await until(() => events['kfp-error'].length, 'kfp-error');
    const [event] = events['kfp-error'];
    expect(shape(event)).toEqual(['kfp-offers', true, true, false]);
    const { correlationId, ...detail } = event.detail;
    expect(detail).toEqual({
      tag: 'kfp-offers', area: 'offers', type: 'refused', endpoint: '/avtaleoversikt/tilbud', status: 403, recoverable: true,
    });
    // The id is that of the call, whose trace is that of the page's other calls, the early one too.
    const traces = backend.calls.map(({ endpoint, init }) => [endpoint, new Headers(init.headers).get('traceparent')]);
    expect(Object.fromEntries(traces)['avtaleoversikt/tilbud']).toBe(`00-${correlationId}-01`);
    expect(traces.filter(([, trace]) => !/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/.test(trace))).toEqual([]);
    expect([...new Set(traces.map(([, trace]) => trace.slice(3, 35)))]).toEqual([correlationId.slice(0, 32)]);
    expect(new Set(traces.map(([, trace]) => trace)).size).toBe(traces.length);
    expect(reported.map(([error, told]) => [error instanceof page.window.Error, told])).toEqual([[true, event.detail]]);
    expect(events['kfp-ready'].length).toBe(0);
  });

  it('fires kfp-navigate, which the host may take (section 4) RT-24', async () => {
    const { page, offers, events } = await openOffers();
    await shows(offers, 'Kjøp forsikringen');
    expect(follow(page, offers)).toBe(false);
    const [event] = events['kfp-navigate'];
    expect(shape(event)).toEqual(['kfp-offers', true, true, true]);
    expect(event.detail).toEqual({ href: `${location.origin}/privat/forsikring/innbo/90500016/1`, kind: 'internal' });

    page.document.addEventListener('kfp-navigate', (navigate) => navigate.preventDefault());
    expect(follow(page, offers)).toBe(true);
  });

  it('leaves a click for another tab to the browser (section 4)', async () => {
    const { page, offers, events } = await openOffers();
    await shows(offers, 'Kjøp forsikringen');
    expect(follow(page, offers, 'Kjøp forsikringen', { ctrlKey: true })).toBe(false);
    expect(follow(page, offers, 'Kjøp forsikringen', { button: 1 })).toBe(false);
    expect(events['kfp-navigate']).toEqual([]);
  });

  it('fires kfp-navigate, then kfp-native-link, then calls the bridge (section 4) NX-01 NX-03 NX-11 NX-12', async () => {
    const { page, offers, events, own } = await openOffers({ runtime: 'login-context="MOBILBANK"' });
    await shows(offers, 'Kjøp forsikringen');
    const order = [];
    for (const name of ['kfp-navigate', 'kfp-native-link']) page.document.addEventListener(name, () => order.push(name));
    own.nativeBridge = { openLink: (link) => order.push(link) };
    await nextTasks(page.window);
    expect(follow(page, offers)).toBe(true);
    const [link] = events['kfp-native-link'];
    expect(shape(link)).toEqual(['kfp-offers', true, true, true]);
    expect(Object.keys(link.detail).sort()).toEqual(['documentName', 'isLong', 'title', 'type', 'url']);
    expect(order.length).toBe(3);
    expect([order[0], order[1]]).toEqual(['kfp-navigate', 'kfp-native-link']);
    expect(order[2]).toBe(link.detail);
  });

  it('calls no bridge when kfp-navigate or kfp-native-link is prevented (section 4) NX-12', async () => {
    const opened = [];
    const { page, offers, events } = await openOffers({
      runtime: 'login-context="MOBILBANK"',
      before: (own) => (own.kfpNativeBridge = { openLink: (link) => opened.push(link) }),
    });
    await shows(offers, 'Kjøp forsikringen');
    expect(follow(page, offers)).toBe(true);
    expect(opened.length).toBe(1);
    page.document.addEventListener('kfp-native-link', (event) => event.preventDefault());
    expect(follow(page, offers)).toBe(true);
    page.document.addEventListener('kfp-navigate', (event) => event.preventDefault());
    expect(follow(page, offers)).toBe(true);
    expect([opened.length, events['kfp-native-link'].length, events['kfp-navigate'].length]).toEqual([1, 2, 3]);
  });

  it('leaves a link to the browser in a mobile bank without a bridge (section 4) NX-12', async () => {
    const { page, offers } = await openOffers({ runtime: 'login-context="MOBILBANK"' });
    await shows(offers, 'Kjøp forsikringen');
    expect(follow(page, offers)).toBe(false);
  });
});
