import { createBackend, later } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, listen, loader, nextTasks, openPage, pageRuntime, shows, textOf } from '../support/browser/page.js';

const question = 'Er du sikker på at du vil fjerne tilbudet?';

describe('moving and removing', () => {
  afterEach(closePages);

  async function openOffers(options = {}) {
    const body = '<div id="a"><kfp-runtime distributor="sb1"></kfp-runtime><kfp-offers></kfp-offers></div><div id="b"></div>';
    const page = await openPage({ body, scripts: [loader], ...options });
    const ready = listen(page, 'kfp-ready');
    const offers = await until(() => page.document.querySelector('kfp-offers'), 'parsed');
    await until(() => ready.length, 'the offers are ready');
    return { page, offers, runtime: page.document.querySelector('kfp-runtime') };
  }

  it('keeps its state when it is moved (section 3)', async () => {
    const { page, offers } = await openOffers();
    const ready = listen(page, 'kfp-ready');
    control(offers, 'Fjern tilbud').click();
    await shows(offers, question);
    const card = offers.shadowRoot.querySelector('[part~=card]');
    page.document.querySelector('#b').append(offers);
    await nextTasks(page.window);
    expect(textOf(offers)).toContain(question);
    expect(offers.shadowRoot.querySelector('[part~=card]')).toBe(card);
    expect(ready.length).toBe(0);

    // It lives on in its new place.
    control(offers, 'Nei, behold tilbudet').click();
    await until(() => !textOf(offers).includes(question), 'the question is gone');
    expect(page.backend.counts()).toEqual({
      'auth/client-context': 1, 'auth/session-status': 1, 'avtaleoversikt/tilbud': 1,
    });
  });

  it('keeps the runtime when kfp-runtime is moved (section 3)', async () => {
    const { page, offers, runtime } = await openOffers();
    page.document.querySelector('#b').append(runtime);
    page.document.querySelector('#b').prepend(offers);
    await nextTasks(page.window);
    expect(runtime.session.state).toBe('logged-in');
    expect(offers.shadowRoot.querySelector('.kfp').dataset.distributor).toBe('sb1');
    runtime.setAttribute('distributor', 'dnb');
    await until(() => offers.shadowRoot.querySelector('.kfp').dataset.distributor === 'dnb', 'kfp-runtime is still heard');
    expect(page.backend.count('auth/session-status')).toBe(1);
  });

  it('keeps nothing mounted when it is removed, and asks nothing again when it comes back (section 3)', async () => {
    const { page, offers } = await openOffers();
    const asked = page.backend.calls.length;
    const { elements } = pageRuntime(page);
    offers.remove();
    await until(() => offers.shadowRoot.childElementCount === 0, 'its content is unmounted');
    expect(elements.get()).toEqual([]);

    page.document.body.append(offers);
    await shows(offers, 'Kjøp forsikringen');
    await until(() => elements.get().length === 1, 'it is one of the page again');
    expect(page.backend.calls.length).toBe(asked);
  });

  it('starts anew when it comes back (section 3)', async () => {
    const { page, offers } = await openOffers();
    control(offers, 'Fjern tilbud').click();
    await shows(offers, question);
    offers.remove();
    await until(() => offers.shadowRoot.childElementCount === 0, 'its content is unmounted');
    page.document.body.append(offers);
    await shows(offers, 'Kjøp forsikringen');
    expect(textOf(offers).includes(question)).toBe(false);
  });

  for (const order of ['kfp-runtime first', 'kfp-runtime last']) {
    it(`leaves no timer and no listener when all is removed, ${order} (section 3)`, async () => {
      const held = {};
      const { page, offers, runtime } = await openOffers({ before: (own) => Object.assign(held, watchWhatIsHeld(own)) });
      expect(held.timers().length).toBeGreaterThan(0);
      expect(held.listeners()).toContain('pageshow');
      const gone = order === 'kfp-runtime first' ? [runtime, offers] : [offers, runtime];
      for (const element of gone) {
        element.remove();
        await nextTasks(page.window, 4);
      }
      await until(() => held.timers().length === 0, 'no timer is left').catch(() => undefined);
      expect(held.timers()).toEqual([]);
      expect(held.listeners()).toEqual([]);
      expect(page.errors).toEqual([]);
    });
  }

  it('leaves no timer and no listener when a part of the page with all of them is removed (section 3)', async () => {
    const held = {};
    const { page } = await openOffers({ before: (own) => Object.assign(held, watchWhatIsHeld(own)) });
    page.document.querySelector('#a').remove();
    await until(() => held.timers().length + held.listeners().length === 0, 'all is freed').catch(() => undefined);
    expect(held.timers()).toEqual([]);
    expect(held.listeners()).toEqual([]);
  });

  it('takes no response that arrives after the removal (section 3)', async () => {
    const slow = later();
    const backend = createBackend({ 'avtaleoversikt/tilbud': () => slow.response });
    const body = '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-offers></kfp-offers>';
    const page = await openPage({ body, scripts: [loader], backend });
    const offers = await until(() => page.document.querySelector('kfp-offers'), 'parsed');
    const ready = listen(page, 'kfp-ready');
    await until(() => backend.count('avtaleoversikt/tilbud'), 'the offers are asked for');
    offers.remove();
    await until(() => offers.shadowRoot.childElementCount === 0, 'its content is unmounted');
    slow.give({ tilbud: [] });
    await nextTasks(page.window, 5);
    expect(offers.shadowRoot.childElementCount).toBe(0);
    expect(ready.length).toBe(0);
    expect(page.errors).toEqual([]);
  });

  it('makes one runtime only when kfp-runtime is gone before its services have arrived (section 3)', async () => {
    const page = await openPage({});
    const sessions = listen(page, 'kfp-session');
    await page.load(loader);
    const make = () => Object.assign(page.document.createElement('kfp-runtime'), { distributor: 'sb1' });
    const first = make();
    page.document.body.append(first);
    await nextTasks(page.window, 1);
    first.remove();
    await nextTasks(page.window, 2);
    const second = make();
    page.document.body.append(second);
    await second.ready;
    await nextTasks(page.window, 5);
    expect(sessions.length).toBe(1);
    expect(page.backend.count('auth/session-status')).toBe(1);
  });
});

/** Counts what the bundle holds of the page: timers, and listeners on window, document and media queries. */
function watchWhatIsHeld(own) {
  const timers = new Map();
  const listeners = new Map();
  // By who calls: tests and the browser's driver have listeners too.
  const isOurs = () => new own.Error().stack.split('\n').slice(2, 4).some((line) => line.includes('/dist/'));
  const { setTimeout: start, clearTimeout: stop } = own;
  own.setTimeout = (run, ms, ...rest) => {
    const id = start(() => {
      timers.delete(id);
      run(...rest);
    }, ms);
    if (isOurs()) timers.set(id, ms);
    return id;
  };
  own.clearTimeout = (id) => {
    timers.delete(id);
    stop(id);
  };
  for (const target of [own, own.document, own.MediaQueryList.prototype]) {
    const { addEventListener: add, removeEventListener: remove } = target;
    target.addEventListener = function (type, listener, options) {
      if (isOurs() && !options?.once) listeners.set(listener, type);
      return add.call(this, type, listener, options);
    };
    target.removeEventListener = function (type, listener, options) {
      listeners.delete(listener);
      return remove.call(this, type, listener, options);
    };
  }
  return { timers: () => [...timers.values()].filter((ms) => ms > 0), listeners: () => [...listeners.values()] };
}
