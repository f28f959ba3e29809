import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, entry, listen, loader, openPage, pageRuntime, shows, standalone } from '../support/browser/page.js';
import { warning } from '../support/warning.mjs';

describe('mistakes of a page EL-24', () => {
  afterEach(closePages);

  const runtime = '<kfp-runtime distributor="fremtind"></kfp-runtime>';
  const mistake = '<kfp-ofers></kfp-ofers>';
  const told = warning('unknown-tag', '<kfp-ofers> is not an element: use <kfp-offers>.');

  /** A page that says `expected` and nothing else, each once. The mistake in it is told last, so that all has been looked at. */
  async function says(expected, { body, scripts = [loader], change = () => undefined, ...options }) {
    const page = await openPage({ body: body + mistake, scripts, ...options });
    change(page);
    await until(() => page.warnings.includes(told), 'the page is checked', 8000);
    await until(() => page.warnings.length > expected.length, 'all is told');
    expect(page.warnings.filter((text) => text !== told).sort()).toEqual([...expected].sort());
    expect(page.warnings.length).toBe(expected.length + 1);
    expect(page.errors).toEqual([]);
    return page;
  }

  it('a tag, with the one that was probably meant, also without any element of ours', async () => {
    const body = '<kfp-overveiw></kfp-overveiw><kfp-overveiw></kfp-overveiw><kpf-profile></kpf-profile><kfp-zzzzzzzz></kfp-zzzzzzzz><bank-card></bank-card>';
    const page = await openPage({ body, scripts: [loader] });
    await until(() => page.warnings.length === 3, 'each is told', 8000);
    expect(page.warnings.slice(0, 2)).toEqual([
      warning('unknown-tag', '<kfp-overveiw> is not an element: use <kfp-overview>.'),
      warning('unknown-tag', '<kpf-profile> is not an element: use <kfp-profile>.'),
    ]);
    expect(page.warnings[2]).toContain('<kfp-zzzzzzzz> is not an element: use one of <kfp-claims-jump>, ');
    // What every page loads is not asked for by one that shows nothing.
    const files = page.window.performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'));
    expect(files.map((name) => name.replace(/.*\/|-\w+\.js$|\.js$/g, '')).sort()).toEqual(['kfp', 'page-watch']);
  });

  it('a tag that looks closed and holds the next one', async () => {
    const mend = 'which does not show it: write </kfp-runtime> before it, because <kfp-runtime /> does not close the element in HTML.';
    await says([warning('tag-inside', `<kfp-offers> is inside <kfp-runtime>, ${mend}`)], { body: '<div><kfp-runtime distributor="fremtind" /><kfp-offers /></div>' });
    await says([], { body: `${runtime}<kfp-footer><p slot="chat"><kfp-offers></kfp-offers></p></kfp-footer>` });
  });

  it('a tag of ours whose element the page has not loaded is none', async () => {
    await says([], { body: `${runtime}<kfp-offers></kfp-offers><kfp-profile></kfp-profile>`, scripts: [entry('kfp-offers')] });
  });

  it('an API host on another origin, which gets no cookies, unless the page sends the calls itself', async () => {
    const body = '<kfp-runtime distributor="fremtind" api-host="https://api.bank.example"></kfp-runtime><kfp-footer></kfp-footer>';
    await says([warning('api-host-foreign', 'API host https://api.bank.example: calls to another origin carry no cookies. Set a transport.')], { body });
    await says([], { body, change: ({ window: own, document: ours }) => (ours.querySelector('kfp-runtime').transport = own.fetch) });
  });

  it('a tag that the page has defined is none, were it called like ours', async () => {
    await says([], {
      body: `${runtime}<kfp-chat></kfp-chat>`,
      before: (own) => own.customElements.define('kfp-chat', class extends own.HTMLElement {}),
    });
  });

  it('an attribute that is nearly one of the element, and no other', async () => {
    const attributes = 'class="a" id="b" style="color: red" title="c" slot="d" part="e" data-sections="f" aria-label="g" _ngcontent-abc-c1 data-v-7ba5bd90 h';
    await says(
      [
        warning('unknown-attribute', '<kfp-runtime> apihost is not an attribute: use api-host.'),
        warning('unknown-attribute', '<kfp-overview> secitons is not an attribute: use sections.'),
        warning('unknown-attribute', '<kfp-offers> logincontext is not an attribute: use login-context.'),
      ],
      {
        body: `<kfp-runtime distributor="fremtind" apihost=""></kfp-runtime><kfp-overview secitons="tasks" ${attributes}></kfp-overview>
          <kfp-navigation part="i"></kfp-navigation><kfp-offers logincontext="NETTBANK"></kfp-offers>`,
      },
    );
  });

  it('an attribute of an element that comes later, and in a shadow root of the page', async () => {
    const page = await says([], { body: runtime });
    const root = page.document.body.appendChild(page.document.createElement('div')).attachShadow({ mode: 'open' });
    const element = page.document.createElement('kfp-overview');
    element.setAttribute('secions', 'tasks');
    root.append(element);
    await until(() => page.warnings.includes(warning('unknown-attribute', '<kfp-overview> secions is not an attribute: use sections.')), 'it is told', 8000);
    expect(page.warnings.length).toBe(2);
  });

  it('a field of the configuration that is nearly one', async () => {
    await says(
      [
        warning('unknown-field', 'configuration: insurerNmae is not a field: use insurerName.'),
        warning('unknown-field', 'configuration: info.nettbankURL is not a field: use info.nettbankUrl.'),
        warning('unknown-field', 'configuration: taskCards.skrytebokser.contents is not a field: use taskCards.skrytebokser.content.'),
      ],
      {
        body: `${runtime}<kfp-offers></kfp-offers>`,
        before(own) {
          own.kfpConfig = {
            insurerNmae: 'Fjord',
            info: { nettbankURL: '/bank' },
            taskCards: { skrytebokser: [{ type: 'skadeoppgjor', title: 'Oppgjør', contents: [] }] },
            somethingOfTheBank: { own: true },
          };
        },
      },
    );
  });

  it('configuration of the window that comes too late, and not what kfp-runtime says in time', async () => {
    await says(
      [warning('configuration-late', 'configuration: insurerName of window.kfpConfig was set after it had been read, and has no effect: set it before kfp is loaded, or as config of <kfp-runtime>.')],
      {
        body: `<kfp-runtime distributor="fremtind" config='{"personvernUrl":"/personvern"}'></kfp-runtime><kfp-overview></kfp-overview>`,
        before(own) {
          own.kfpConfig = { meldSkadeUrl: '/skade' };
          const ready = listen({ document: own }, 'kfp-session');
          void until(() => ready.length, 'the services run').then(() => (own.kfpConfig = { meldSkadeUrl: '/skade', personvernUrl: '/annen', insurerName: 'Sen' }));
        },
      },
    );
  });

  it('the end of the session, which is read at the start alone', async () => {
    const page = await says([], { body: `${runtime}<kfp-offers></kfp-offers>` });
    page.document.querySelector('kfp-runtime').config = { sessionTimeout: Date.now() + 3_600_000 };
    await until(() => page.warnings.length === 2, 'it is told');
    expect(page.warnings[1]).toBe(warning('configuration-late', 'configuration: sessionTimeout was set after the first call, and has no effect: set it before kfp is loaded.'));
  });

  it('a tag that another script has defined', async () => {
    await says([warning('tag-taken', '<kfp-offers> was defined by another script before: load kfp first, or remove that definition.')], {
      body: `${runtime}<kfp-offers></kfp-offers><kfp-overview></kfp-overview>`,
      before: (own) => own.customElements.define('kfp-offers', class extends own.HTMLElement {}),
    });
  });

  it('a distributor that is unknown is told once, and not as missing too', async () => {
    const page = await openPage({ body: `<kfp-runtime distributor="bank"></kfp-runtime><kfp-offers></kfp-offers>${mistake}`, scripts: [loader] });
    await until(() => page.warnings.includes(told), 'the page is checked', 8000);
    expect(page.warnings.filter((text) => text.includes('distributor')).length).toBe(1);
    expect(page.warnings.some((text) => text.includes('no distributor'))).toBe(false);
  });

  it('a kfp-runtime that has gone leaves its configuration, and that of the window is not late', async () => {
    await says([], {
      body: `<kfp-runtime distributor="fremtind" config='{"insurerName":"Fjord"}'></kfp-runtime><kfp-offers></kfp-offers>`,
      before(own) {
        own.kfpConfig = { insurerName: 'Vind' };
        const ready = listen({ document: own }, 'kfp-session');
        void until(() => ready.length, 'the services run').then(() => own.document.querySelector('kfp-runtime').remove());
      },
    });
  });

  it('no kfp-runtime', async () => {
    await says([warning('runtime-missing', 'no <kfp-runtime>: window.kfpConfig is used.')], {
      body: '<kfp-offers></kfp-offers>', before: (own) => (own.kfpConfig = { distributorInfo: { shortname: 'fremtind' } }),
    });
  });

  it('a second kfp-runtime is none while one page of the host gives way to the next', async () => {
    const waiting = [];
    const before = (own) => {
      const { setTimeout } = own;
      own.setTimeout = (run, ms, ...more) => (ms === 2000 ? waiting.push(run) : setTimeout.call(own, run, ms, ...more));
    };
    const body = `<main>${runtime}<kfp-offers></kfp-offers></main>${runtime}<kfp-offers></kfp-offers>${mistake}`;
    const page = await openPage({ body, scripts: [loader], before });
    // The code that checks the page loads after the same time.
    await until(() => waiting.length > 0, 'the page is going to be checked', 8000);
    for (const run of waiting.splice(0)) run();
    await until(() => page.warnings.includes(told), 'the page is checked', 8000);
    page.document.querySelector('main').remove();
    const { hosts } = pageRuntime(page);
    await until(() => hosts.length === 1, 'the first one has gone');
    for (const run of waiting) run();
    expect(page.warnings).toEqual([told]);
  });

  it('a second kfp-runtime', async () => {
    await says([warning('runtime-twice', 'only the first <kfp-runtime> counts.')], { body: `${runtime}<kfp-runtime></kfp-runtime><kfp-offers></kfp-offers>` });
  });

  const others = { 'another major version': ['99.1.0', {}], 'an earlier version with a runtime of its own': ['0.0.9', { 0: {} }] };
  for (const [name, [first, own]] of Object.entries(others)) it(`${name}, which came first`, async () => {
    const body = '<kfp-offers distributor="fremtind"></kfp-offers>';
    const page = await openPage({ body, scripts: [loader], before: (frame) => (frame[Symbol.for('kfp.runtime')] = { first, registry: frame.customElements, ...own }) });
    await until(() => page.warnings.length, 'it is told', 8000);
    await shows(page.document.querySelector('kfp-offers'), 'Tilbudene dine');
    expect(page.warnings.length).toBe(1);
    expect(page.warnings[0]).toMatch(/^\[kfp\] version \d+\.\d+\.\d+ and (99\.1\.0|0\.0\.9) share no runtime\.\n.*#two-versions$/);
  });

  it('none in a page that is as it should be, of a file that stands alone too', async () => {
    await says([], { body: `${runtime}<kfp-offers></kfp-offers>`, scripts: [standalone('kfp-offers'), loader] });
  });

  it('ten thousand nodes are looked at within a frame or two', async () => {
    const page = await openPage({ body: `${runtime}<kfp-offers></kfp-offers>`, backend: createBackend() });
    await until(() => page.document.querySelector('kfp-offers'), 'parsed');
    const list = page.document.createElement('ul');
    for (let count = 0; count < 10_000; count += 1) list.append(page.document.createElement('li'));
    page.document.body.append(list);
    let longest = 0;
    const { requestIdleCallback } = page.window;
    const timed = (run) => () => {
      const start = performance.now();
      run();
      longest = Math.max(longest, performance.now() - start);
    };
    // WebKit has none; there the work is that of a task.
    if (requestIdleCallback) page.window.requestIdleCallback = (run, options) => requestIdleCallback.call(page.window, timed(run), options);
    await page.load(loader);
    await shows(page.document.querySelector('kfp-offers'), 'Innbo');
    page.document.body.append(page.document.createElement('kfp-ofers'));
    await until(() => page.warnings.includes(told), 'the page is checked', 8000);
    expect(longest).toBeLessThan(50);
  }).retries(2); // A busy machine delays now and then; what is slow is slow each time.
});
