import { callsOfOverview, createBackend, later, loggedOut } from '../support/browser/backend.js';
import { frames } from '../support/browser/bank-page.js';
import { expect, until } from '../support/browser/expect.js';
import { chunk, closePages, control, hold, listen, loader, nextTasks, openPage, shows, textOf } from '../support/browser/page.js';

const runtimeTag = '<kfp-runtime distributor="sb1"></kfp-runtime>';
const declared = await (await fetch('/test-elements')).json();
const customerTags = declared.filter(({ needsCustomer }) => needsCustomer).map(({ tag }) => tag);
const loginText = 'Du må logge inn for å se dette innholdet.';

describe('session and shared data', () => {
  afterEach(closePages);

  const find = (page, selector) => until(() => page.document.querySelector(selector), `${selector} is parsed`);
  const palette = (element) => element.shadowRoot?.querySelector('.kfp')?.lang;

  it('asks session-status before the code of services and areas is here, once, as the client does (section 6)', async () => {
    document.cookie = `XSRF-TOKEN=${encodeURIComponent('a/b+c==')}; path=/`;
    const held = hold(await chunk('core'), await chunk('offers'), await chunk('overview'));
    const page = await openPage({ head: held.importMap, body: `${runtimeTag}<kfp-offers></kfp-offers><kfp-overview></kfp-overview>`, scripts: [loader] });
    await until(() => page.backend.calls.length, 'session-status leaves');
    expect(textOf(await find(page, 'kfp-offers'))).toBe('');
    const [{ url, method, init }] = page.backend.calls;
    expect(url).toBe(`${location.origin}/api/privat/forsikring/auth/session-status`);
    expect(method).toBe('GET');
    expect(init.credentials).toBe('same-origin');
    const { traceparent, ...headers } = init.headers;
    expect(headers).toEqual({ 'X-Requested-By': 'kfp', 'X-XSRF-TOKEN': 'a/b+c==' });
    expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    await held.release();
    await shows(await find(page, 'kfp-offers'), 'Innbo');
    await shows(await find(page, 'kfp-overview'), 'Bil');
    expect(page.backend.count('auth/session-status')).toBe(1);
    document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  });

  it('sends every call to the stand-in API as that demands (section 6)', async () => {
    await fetch('/demo/online-bank/?customer=one');
    const page = await openPage({ body: `${runtimeTag}<kfp-offers></kfp-offers><kfp-overview></kfp-overview>`, scripts: [loader], backend: null });
    await shows(await find(page, 'kfp-offers'), 'Innbo');
    await shows(await find(page, 'kfp-overview'), 'Toyota Yaris');
    const requests = (await (await fetch('/test-requests')).json()).filter(({ path }) => path.startsWith('/api/'));
    expect(requests.every(({ status }) => status === 200)).toBe(true);
    expect(requests.filter(({ path }) => path.endsWith('session-status')).length).toBe(1);
  });

  it('asks for data in the task that tells the login, before a frame is painted (section 6)', async () => {
    const status = later();
    const backend = createBackend({ 'auth/session-status': status.response });
    const page = await openPage({ body: `${runtimeTag}<kfp-offers></kfp-offers><kfp-overview></kfp-overview>`, scripts: [loader], backend });
    for (const tag of ['kfp-offers', 'kfp-overview']) {
      const element = await find(page, tag);
      await until(() => element.shadowRoot?.querySelector('.kfp'), `<${tag}> is drawn`);
    }
    await frames(page); // Their effects have run: they hear of the login.
    const asked = new Promise((resolve) => {
      page.document.addEventListener('kfp-session', () => {
        const { port1, port2 } = new page.window.MessageChannel();
        port1.onmessage = () => resolve(backend.counts());
        port2.postMessage('the next task');
      });
    });
    status.give({ kfpSessionId: 'session-1' });
    const counts = await asked;
    const wanted = ['avtaleoversikt/tilbud', 'avtaleoversikt/avtaler', 'motor/oppgaver/motoroppgaver'];
    expect(wanted.map((path) => counts[path])).toEqual([1, 1, 1]);
  });

  it('asks each endpoint once for five elements (CF-33)', async () => {
    const tags = '<kfp-overview></kfp-overview><kfp-offers></kfp-offers>';
    const page = await openPage({
      body: `${runtimeTag}${tags}${tags}<kfp-portal base-path="/test-page"></kfp-portal>`, scripts: [loader],
    });
    await find(page, 'kfp-portal');
    const elements = [...page.document.querySelectorAll('kfp-overview, kfp-offers, kfp-portal')];
    for (const element of elements) await shows(element, element.localName === 'kfp-offers' ? 'Reise' : 'Toyota');
    await until(() => page.backend.count('nbo/produktanbefaling'), 'the last blocks ask');
    await until(() => page.backend.count('auth/bankkontakt'), 'the footer of the portal asks');
    await nextTasks(page.window, 5);
    expect(elements.length).toBe(5);
    expect(page.backend.counts()).toEqual({ ...callsOfOverview, 'auth/bankkontakt': 1 });
  });

  it('resolves ready once session-status has ended, and tells session and version (section 3)', async () => {
    const status = later();
    const backend = createBackend({ 'auth/session-status': () => status.response });
    const page = await openPage({ body: runtimeTag, backend });
    await page.load(loader);
    const own = await find(page, 'kfp-runtime');
    let isReady = false;
    const ready = own.ready.then((value) => {
      isReady = true;
      return value;
    });
    await until(() => backend.calls.length, 'the session is asked');
    await nextTasks(page.window, 5);
    expect([isReady, own.session]).toEqual([false, null]);
    status.give({ kfpSessionId: 's' });
    expect(await ready).toBe(undefined);
    expect(own.session).toEqual({ state: 'logged-in', expiresAt: null });
    expect(own.version).toBe((await (await fetch('/dist/manifest.json')).json()).version);
    expect(await own.ready).toBe(undefined);
  });

  for (const response of [{}, 500, 204, { kfpSessionId: '' }]) {
    it(`takes ${JSON.stringify(response)} for not logged in, and asks no data (LG-26, LG-34)`, async () => {
      const page = await openPage({
        body: `${runtimeTag}<kfp-offers></kfp-offers>`, scripts: [loader], backend: createBackend({ 'auth/session-status': response }),
      });
      await shows(await find(page, 'kfp-offers'), loginText);
      expect(page.document.querySelector('kfp-runtime').session.state).toBe('logged-out');
      expect(page.backend.calls.every(({ endpoint }) => endpoint === 'auth/session-status')).toBe(true);
    });
  }

  it('says in the first element of the document only that one has to log in (LG-34)', async () => {
    const page = await openPage({
      body: `${runtimeTag}<kfp-overview></kfp-overview><kfp-offers id="one"></kfp-offers><kfp-offers id="two"></kfp-offers>`,
      scripts: [loader],
      backend: createBackend(loggedOut),
    });
    const overview = await find(page, 'kfp-overview');
    const [one, two] = [page.document.querySelector('#one'), page.document.querySelector('#two')];
    await shows(overview, loginText);
    await until(() => palette(one) && palette(two), 'the others are mounted');
    const texts = () => [overview, one, two].map((element) => textOf(element).includes(loginText));
    await until(() => String(texts()) === 'true,false,false', 'only the first one says so').catch(() => undefined);
    expect(texts()).toEqual([true, false, false]);
    expect(textOf(one) + textOf(two)).toBe('');

    // One that comes later and stands before them takes it over; so does the next when the first one goes.
    const first = page.document.createElement('kfp-offers');
    overview.before(first);
    await shows(first, loginText);
    await until(() => texts().join() === 'false,false,false', 'only the first one says it');
    first.remove();
    overview.remove();
    await shows(one, loginText);
    expect(textOf(two)).toBe('');

    one.parentNode.append(one);
    await shows(two, loginText);
    await until(() => textOf(one) === '', 'the one that was moved says nothing');
  });

  it('leads from there to the portal (LG-34)', async () => {
    const page = await openPage({ body: `${runtimeTag}<kfp-offers></kfp-offers>`, scripts: [loader], backend: createBackend(loggedOut) });
    const offers = await find(page, 'kfp-offers');
    await shows(offers, loginText);
    const events = listen(page, 'kfp-navigate');
    page.document.addEventListener('kfp-navigate', (event) => event.preventDefault());
    const link = control(offers, 'Logg inn');
    expect(link.getAttribute('href')).toBe(`${location.origin}/privat/forsikring/oversikt`);
    link.click();
    expect(events.map(({ detail }) => detail.kind)).toEqual(['portal']);
  });

  it('asks for no data before the session is known, and shows neither content nor login meanwhile (LG-27)', async () => {
    const status = later();
    const backend = createBackend({ 'auth/session-status': () => status.response });
    const page = await openPage({ body: `${runtimeTag}<kfp-offers></kfp-offers>`, scripts: [loader], backend });
    const offers = await find(page, 'kfp-offers');
    await shows(offers, 'Laster innhold');
    await nextTasks(page.window, 5);
    expect(backend.counts()).toEqual({ 'auth/session-status': 1 });
    expect(textOf(offers)).toBe('Laster innhold');
    status.give({ kfpSessionId: 's' });
    await shows(offers, 'Innbo');
    expect(textOf(offers).includes('Laster innhold')).toBe(false);
  });

  it('fills the window with a loader while the portal does not know the session (LG-01, LG-02)', async () => {
    const status = later();
    const page = await openPage({
      body: `${runtimeTag}<kfp-portal base-path="/test-page"></kfp-portal>`, scripts: [loader], backend: createBackend({ 'auth/session-status': () => status.response }),
    });
    const portal = await find(page, 'kfp-portal');
    await shows(portal, 'Laster innhold');
    const { innerWidth, innerHeight } = page.window;
    for (const [width, height] of [[innerWidth, innerHeight], [320, 500]]) {
      Object.assign(page.window.frameElement.style, { width: `${width}px`, height: `${height}px` });
      await nextTasks(page.window);
      const [status, ...others] = portal.shadowRoot.querySelectorAll('[role=status]');
      const { left, top, right, bottom } = portal.shadowRoot.querySelector('.page-loader').getBoundingClientRect();
      expect([left <= 0, top <= 0, right >= page.document.documentElement.clientWidth, bottom >= height, others.length]).toEqual([true, true, true, true, 0]);
      const text = status.lastElementChild.getBoundingClientRect();
      expect(Math.abs((text.left + text.right - right - left) / 2) < 2).toBe(true);
      expect(text.top > height / 3 && text.bottom < height * 2 / 3).toBe(true);
    }
    status.give({ kfpSessionId: 's' });
    await shows(portal, 'Forsikringsoversikt');
  });

  for (const tags of [...customerTags.map((tag) => [tag]), customerTags]) {
    it(`shows a customer who is not logged in nothing but that, and never gives back a place: ${tags.join(' ')} (LG-34)`, async () => {
      const status = later();
      const backend = createBackend({ 'auth/session-status': () => status.response });
      const markup = tags.map((tag) => `<${tag}></${tag}>`).join('');
      const before = (own) => (own.kfpConfig = { andreForsikringer: [{ title: 'Hytte', lesMerUrl: '/x' }] });
      const page = await openPage({ body: `${runtimeTag}${markup}<p id="below">Banken</p>`, scripts: [loader], backend, before });
      const below = await find(page, '#below');
      const elements = tags.map((tag) => page.document.querySelector(tag));
      const texts = new Set();
      const tops = [];
      const look = () => {
        texts.add(elements.map(textOf).join(''));
        // What is below the window may move unseen.
        tops.push(Math.min(below.getBoundingClientRect().top, page.window.innerHeight));
      };
      const timer = page.window.setInterval(look, 4);
      await until(() => elements.every(palette), 'all are mounted');
      await shows(elements[0], 'Laster innhold');
      look();
      status.give({});
      await shows(elements[0], loginText);
      await nextTasks(page.window, 5);
      look();
      page.window.clearInterval(timer);
      expect([...texts].join('|')).toBe(`|Laster innhold|${loginText}Logg inn`);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      expect(backend.counts()).toEqual({ 'auth/session-status': 1 });
    });
  }

  it('shows the way to log in where the customer was reading, when the session has ended (LG-34)', async () => {
    const backend = createBackend();
    const page = await openPage({
      body: `${runtimeTag}<header style="height: 300px">Banken</header><kfp-overview></kfp-overview><kfp-offers></kfp-offers><kfp-profile></kfp-profile><footer style="height: 3000px">Bunnen</footer>`,
      scripts: [loader], backend,
    });
    const [overview, offers] = await Promise.all(['kfp-overview', 'kfp-offers'].map((tag) => find(page, tag)));
    await shows(offers, 'Reise');
    await shows(overview, 'Toyota Yaris');
    page.document.querySelector('kfp-profile').scrollIntoView();
    expect(overview.getBoundingClientRect().top < -300).toBe(true);
    backend.responses['auth/session-status'] = {};
    await page.document.querySelector('kfp-runtime').refresh();
    await shows(overview, loginText);
    await until(() => {
      const { top, bottom } = overview.shadowRoot.querySelector('[role=status]').getBoundingClientRect();
      return top >= 0 && bottom <= page.window.innerHeight;
    }, 'the notice is in the window');
    expect(page.errors).toEqual([]);
  });

  it('leaves the customer where the page has its own content, when the session has ended (LG-34)', async () => {
    const backend = createBackend();
    const page = await openPage({
      body: `${runtimeTag}<kfp-overview></kfp-overview><p style="height: 1500px">Banken</p><textarea></textarea><p style="height: 3000px">Bunnen</p>`,
      scripts: [loader], backend,
    });
    const [overview, field] = await Promise.all(['kfp-overview', 'textarea'].map((tag) => find(page, tag)));
    await shows(overview, 'Toyota Yaris');
    field.scrollIntoView();
    field.focus();
    backend.responses['auth/session-status'] = {};
    await page.document.querySelector('kfp-runtime').refresh();
    await shows(overview, loginText);
    await nextTasks(page.window, 5);
    expect(overview.shadowRoot.querySelector('[role=status]').getBoundingClientRect().bottom < 0).toBe(true);
    expect(page.errors).toEqual([]);
  });

  it('shows nothing of one customer to the next (CF-70)', async () => {
    const page = await openPage({ body: `${runtimeTag}<kfp-offers></kfp-offers>`, scripts: [loader] });
    const offers = await find(page, 'kfp-offers');
    await shows(offers, 'Innbo');
    const next = later();
    Object.assign(page.backend.responses, { 'auth/session-status': { kfpSessionId: 'session-2' }, 'avtaleoversikt/tilbud': () => next.response });
    void page.document.querySelector('kfp-runtime').refresh();
    await until(() => !textOf(offers).includes('Innbo'), 'the first customer is gone');
    next.give({ tilbud: [{ policyNumber: '1', name: 'Båt' }] });
    await shows(offers, 'Båt');
  });

  for (const tag of ['kfp-offers', 'kfp-overview', 'kfp-portal']) {
    it(`speaks Norwegian in <${tag}> on a page of another language (CF-04)`, async () => {
      const page = await openPage({ body: `${runtimeTag}<${tag}></${tag}>`, scripts: [loader], before: (own) => (own.document.documentElement.lang = 'de') });
      const element = await find(page, tag);
      await until(() => element.shadowRoot?.querySelector('h1, h2'), 'it shows something');
      const roots = [...element.shadowRoot.children];
      expect(roots.length).toBeGreaterThan(0);
      expect(roots.every(({ lang }) => lang === 'nb')).toBe(true);
    });
  }
});
