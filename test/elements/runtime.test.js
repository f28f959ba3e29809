import { createBackend, later, loggedOut } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { chunk, closePages, control, entry, hold, listen, loader, nextTasks, openPage, pageRuntime, shows } from '../support/browser/page.js';

const offersTag = '<kfp-offers></kfp-offers>';
const runtimeTag = '<kfp-runtime distributor="sb1"></kfp-runtime>';

describe('the runtime of a page', () => {
  afterEach(closePages);

  const find = (page, selector) => until(() => page.document.querySelector(selector), `${selector} is parsed`);
  const palette = (element) => element.shadowRoot.querySelector('.kfp')?.dataset.distributor;

  it('makes do without kfp-runtime, with one warning (CF-34)', async () => {
    const page = await openPage({
      body: `${offersTag}<kfp-overview></kfp-overview>`,
      scripts: [loader],
      before: (own) => (own.kfpConfig = { distributorInfo: { shortname: 'eika' } }),
    });
    const offers = await find(page, 'kfp-offers');
    await shows(offers, 'Innbo');
    await shows(await find(page, 'kfp-overview'), 'Forsikringene dine');
    expect(palette(offers)).toBe('eika');
    await until(() => page.warnings.length === 1, 'the developer is told', 8000);
    expect(page.warnings[0]).toContain('<kfp-runtime>');
    expect(page.document.querySelector('kfp-runtime')).toBe(null);
    expect(page.backend.count('auth/session-status')).toBe(1);
  });

  it('dispatches events of a runtime without element on the first element, once its code is here (CF-34)', async () => {
    const held = hold(await chunk('offers'));
    const page = await openPage({ head: held.importMap, body: offersTag, scripts: [loader] });
    const sessions = listen(page, 'kfp-session');
    await until(() => page.backend.count('auth/client-context') + page.backend.count('auth/session-status'), 'the session is asked');
    await until(() => pageRuntime(page).runtime?.session.get().status === 'logged-in', 'the session is known');
    await held.release();
    await shows(await find(page, 'kfp-offers'), 'Innbo');
    await until(() => sessions.length, 'kfp-session reaches the document');
    expect(sessions.length).toBe(1);
    expect(sessions[0].target).toBe(page.document.querySelector('kfp-offers'));
    expect(sessions[0].detail).toEqual({ state: 'logged-in', expiresAt: null });
  });

  it('waits for a kfp-runtime that is still to be parsed (CF-35)', async () => {
    const held = hold();
    const page = await openPage({
      isHeld: true,
      body: `${offersTag}<script src="/test-script?${held.query}"></script>${runtimeTag}`,
    });
    await page.load(entry('kfp-offers'));
    await nextTasks(page.window, 5);
    expect(page.document.readyState).toBe('loading');
    expect(page.backend.calls).toEqual([]);
    await held.release();
    const offers = await find(page, 'kfp-offers');
    await shows(offers, 'Innbo');
    expect(palette(offers)).toBe('sb1');
    expect(page.warnings).toEqual([]);
  });

  it('makes its own at DOMContentLoaded and not before (CF-35)', async () => {
    const held = hold();
    const page = await openPage({
      isHeld: true,
      body: `<kfp-offers distributor="sb1"></kfp-offers><script src="/test-script?${held.query}"></script>`,
    });
    await page.load(entry('kfp-offers'));
    await nextTasks(page.window, 5);
    expect(page.warnings).toEqual([]);
    await held.release();
    await shows(await find(page, 'kfp-offers'), 'Innbo');
    await until(() => page.warnings.length === 1, 'the developer is told', 8000);
    expect(page.warnings[0]).toContain('<kfp-runtime>');
  });

  for (const body of [runtimeTag + offersTag, offersTag + runtimeTag]) {
    for (const script of [loader, entry('kfp-offers')]) {
      it(`takes tags in any order: ${body}, ${script} (CF-35)`, async () => {
        const page = await openPage({ body, scripts: [script] });
        const offers = await find(page, 'kfp-offers');
        await shows(offers, 'Innbo');
        expect(palette(offers)).toBe('sb1');
        expect(page.warnings).toEqual([]);
        expect(page.backend.count('auth/session-status')).toBe(1);
      });
    }
  }

  it('takes both from one task of a script: the element first, then kfp-runtime (CF-35)', async () => {
    const page = await openPage({});
    await page.load(entry('kfp-offers'));
    const offers = page.document.createElement('kfp-offers');
    const runtime = page.document.createElement('kfp-runtime');
    runtime.distributor = 'dnb';
    page.document.body.append(offers, runtime);
    await shows(offers, 'Innbo');
    expect(palette(offers)).toBe('dnb');
    expect(page.warnings).toEqual([]);
  });

  it('is taken over, with its state, by a kfp-runtime that comes later (CF-35)', async () => {
    const page = await openPage({ body: '<kfp-offers distributor="none"></kfp-offers>', scripts: [loader] });
    const offers = await find(page, 'kfp-offers');
    await shows(offers, 'Innbo');
    const asked = page.backend.calls.length;
    offers.removeAttribute('distributor');
    const runtime = page.document.createElement('kfp-runtime');
    runtime.setAttribute('distributor', 'fana');
    page.document.body.append(runtime);
    await until(() => palette(offers) === 'fana', 'kfp-runtime is heard');
    await runtime.ready;
    expect(runtime.session.state).toBe('logged-in');
    expect(page.backend.calls.length).toBe(asked);

    const sessions = listen(page, 'kfp-session');
    Object.assign(page.backend.responses, loggedOut);
    await runtime.refresh();
    expect(sessions.map(({ target, detail }) => [target.localName, detail.state])).toEqual([['kfp-runtime', 'logged-out']]);
  });

  it('lets the first of two kfp-runtime count, with one warning (section 3)', async () => {
    const page = await openPage({ body: `${runtimeTag}<kfp-runtime distributor="dnb"></kfp-runtime>${offersTag}`, scripts: [loader] });
    const offers = await find(page, 'kfp-offers');
    await shows(offers, 'Innbo');
    expect(palette(offers)).toBe('sb1');
    await until(() => page.warnings.length > 0, 'it is told');
    expect(page.warnings.length).toBe(1);
    page.document.querySelector('kfp-runtime').remove();
    await until(() => palette(offers) === 'dnb', 'the second one follows');
    expect(page.backend.count('auth/session-status')).toBe(1);
  });

  it('asks the backend of a transport that is set after the first call has left (section 3)', async () => {
    const held = hold(await chunk('core'));
    const page = await openPage({ head: held.importMap, body: runtimeTag + offersTag, scripts: [loader], backend: createBackend(loggedOut) });
    await until(() => page.backend.count('auth/session-status'), 'the early call has left');
    const bank = createBackend();
    page.document.querySelector('kfp-runtime').transport = bank.fetch;
    await held.release();
    await shows(await find(page, 'kfp-offers'), 'Innbo');
    expect(bank.count('auth/session-status')).toBe(1);
  });

  it('asks the backend that was set last in a task (section 3)', async () => {
    const page = await openPage({ body: runtimeTag + offersTag, scripts: [loader] });
    const offers = await find(page, 'kfp-offers');
    await shows(offers, 'Innbo');
    const [first, last] = [createBackend(), createBackend(loggedOut)];
    const runtime = page.document.querySelector('kfp-runtime');
    runtime.transport = first.fetch;
    runtime.transport = last.fetch;
    await shows(offers, 'Du må logge inn');
    expect(first.calls.length).toBe(0);
    expect(last.counts()).toEqual({ 'auth/session-status': 1 });
  });

  it('drops what the backend before answers once another is set (section 3, CF-70)', async () => {
    const slow = later();
    const before = createBackend({ 'avtaleoversikt/tilbud': () => slow.response });
    const page = await openPage({ body: runtimeTag + offersTag, scripts: [loader], backend: before });
    const offers = await find(page, 'kfp-offers');
    await until(() => before.count('avtaleoversikt/tilbud'), 'the offers are asked for');
    const after = createBackend({ 'auth/session-status': { kfpSessionId: 'session-2' } });
    page.document.querySelector('kfp-runtime').transport = after.fetch;
    await shows(offers, 'Innbo');
    slow.give({ tilbud: [] });
    await nextTasks(page.window, 5);
    expect(control(offers, 'Kjøp forsikringen')?.localName).toBe('a');
    expect(after.count('auth/session-status')).toBe(1);
  });
});
