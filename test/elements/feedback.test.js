import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, listen, loader, nextTasks, openPage, shows, textOf } from '../support/browser/page.js';

const post = 'feedback/';
const runtimeTag = '<kfp-runtime distributor="sb1"></kfp-runtime>';
const draft = 'Utkast som ikke skal ut';
const followUp = [
  { type: 'radio', label: 'Hvor ofte?', name: 'ofte', options: [{ label: 'Ofte', value: 'o' }, { label: 'Sjelden', value: 's', textAreaLabel: 'Hvorfor sjelden?' }] },
  { type: 'checkbox', label: 'Hva brukte du?', options: [{ label: 'Mobil', value: 'm' }, { label: 'PC', value: 'p' }] },
  { type: 'smiley', label: 'Hvordan var det?', name: 'smil' },
  { type: 'text', label: 'Noe mer?', name: 'mer', helpLabel: 'Kort.' },
];

describe('kfp-feedback', () => {
  afterEach(closePages);

  async function openFeedback({ attributes = '', count = 1, before, ...options } = {}) {
    const tags = Array.from({ length: count }, () => `<kfp-feedback ${attributes}></kfp-feedback>`).join('');
    const events = {};
    const page = await openPage({
      body: `${runtimeTag}<div>${tags}</div>`,
      scripts: [loader],
      backend: createBackend({ [post]: 204 }),
      before(own) {
        for (const name of ['kfp-ready', 'kfp-feedback', 'kfp-followup', 'kfp-contact', 'kfp-error']) events[name] = listen({ document: own.document }, name);
        before?.(own);
      },
      ...options,
    });
    await until(() => page.document.querySelectorAll('kfp-feedback').length === count, 'parsed');
    const widgets = [...page.document.querySelectorAll('kfp-feedback')];
    await until(() => events['kfp-ready'].length === count, 'the questions show');
    delete events['kfp-ready'];
    return { page, widget: widgets[0], widgets, events };
  }

  const labels = (widget) => [...widget.shadowRoot.querySelectorAll('label')].map(({ textContent }) => textContent.trim());
  const inputOf = (widget, text) =>
    [...(widget.shadowRoot?.querySelectorAll('input') ?? [])].find((input) => input.labels[0].textContent.trim() === text);
  const settle = (page) => nextTasks(page.window);

  async function choose(page, widget, text) {
    inputOf(widget, text).click();
    await settle(page);
  }

  async function press(page, widget, text) {
    (await until(() => control(widget, text), `the button ${text} is there`)).click();
    await settle(page);
  }

  async function write(page, widget, text, field = widget.shadowRoot.querySelector('textarea')) {
    field.value = text;
    field.dispatchEvent(new page.window.Event('input', { bubbles: true }));
    await settle(page);
  }

  const posts = ({ backend }) => backend.calls.filter(({ endpoint }) => endpoint === post).map(({ init }) => JSON.parse(init.body));

  it('goes on to the contact form when the host takes the follow-up away FB-55', async () => {
    const { page, widget } = await openFeedback({ attributes: 'contact="email"' });
    widget.followUp = followUp;
    await choose(page, widget, 'Ja');
    await press(page, widget, 'Send');
    await press(page, widget, 'Jeg har tid!');
    await choose(page, widget, 'Ofte');
    widget.followUp = undefined;
    await until(() => widget.shadowRoot.querySelector('input[inputmode=email]'), 'the contact form is there');
    expect([control(widget, 'Jeg har tid!'), page.errors]).toEqual([undefined, []]);
  });

  it('asks the question of the preset, also when that changes FB-02 FB-03 FB-04', async () => {
    const { page, widget } = await openFeedback();
    expect(textOf(widget)).toContain('Fikk du gjort det du skulle?');
    expect(labels(widget)).toEqual(['Ja', 'Nei']);
    widget.setAttribute('preset', 'hvorFornoydErDu');
    await shows(widget, 'Hvor fornøyd er du med denne nettsiden?');
    expect(labels(widget)).toEqual(['Veldig misfornøyd', 'Litt misfornøyd', 'Midt på treet', 'Ganske fornøyd', 'Veldig fornøyd']);
    widget.preset = 'fantDuDetDuLetteEtter';
    await shows(widget, 'Fant du det du lette etter?');
    widget.preset = undefined;
    widget.removeAttribute('preset');
    await shows(widget, 'Fikk du gjort det du skulle?');
    expect(page.backend.count(post)).toBe(0);
  });

  it('sends an answer once, and tells the host first FB-16 to FB-27 FB-70 FB-71', async () => {
    const { page, widget, events } = await openFeedback({ attributes: 'product-code="Y44"' });
    const called = [];
    widget.onFeedback = (detail) => called.push([detail, page.backend.count(post)]);
    expect(control(widget, 'Send')).toBe(undefined);
    await choose(page, widget, 'Nei');
    await write(page, widget, 'Rotete');
    await press(page, widget, 'Send');
    await shows(widget, 'Takk for tilbakemeldingen din!');
    const detail = { feedbackValue: 'Nei', intentionalSubmit: true, message: 'Rotete' };
    const [event] = events['kfp-feedback'];
    expect(event.target).toBe(widget);
    expect([event.bubbles, event.composed, event.cancelable]).toEqual([true, true, true]);
    expect(event.detail).toEqual(detail);
    expect(called).toEqual([[detail, 0]]);
    expect(posts(page)).toEqual([{ feedbackValue: 'Nei', text: 'Rotete', productCode: 'Y44', page: '/test-page' }]);
    expect(events['kfp-feedback'].length).toBe(1);
    expect(widget.shadowRoot.activeElement.textContent).toBe('Takk for tilbakemeldingen din!');
  });

  it('posts nothing when the host prevents the event FB-70', async () => {
    const { page, widget } = await openFeedback();
    page.document.addEventListener('kfp-feedback', (event) => event.preventDefault());
    await choose(page, widget, 'Ja');
    await press(page, widget, 'Send');
    await shows(widget, 'Takk');
    expect(posts(page)).toEqual([]);
  });

  it('does not send a text that is too long FB-32 to FB-34', async () => {
    const { page, widget } = await openFeedback();
    await choose(page, widget, 'Ja');
    await write(page, widget, 'x'.repeat(260));
    await shows(widget, 'Du har skrevet 10 tegn for mye');
    await press(page, widget, 'Send');
    expect(posts(page)).toEqual([]);
    expect(widget.shadowRoot.activeElement.localName).toBe('textarea');
  });

  it('asks four kinds of questions, then for contact, and tells the host FB-35 to FB-60', async () => {
    const { page, widget, events } = await openFeedback({ attributes: 'contact="email-phone"' });
    const called = [];
    Object.assign(widget, {
      followUp,
      onFollowup: (detail) => called.push(detail),
      onContact: (detail) => called.push(detail),
    });
    await choose(page, widget, 'Ja');
    await press(page, widget, 'Send');
    await shows(widget, 'Har du tid til å svare på noen flere spørsmål?');
    await press(page, widget, 'Jeg har tid!');
    await shows(widget, 'Steg 1 av 4');
    await choose(page, widget, 'Sjelden');
    await write(page, widget, 'Ikke tid');
    await press(page, widget, 'Neste');
    await choose(page, widget, 'Mobil');
    await choose(page, widget, 'PC');
    await press(page, widget, 'Neste');
    await choose(page, widget, 'Ganske fornøyd');
    await press(page, widget, 'Neste');
    await write(page, widget, 'Takk for nå');
    expect(events['kfp-followup']).toEqual([]);
    await press(page, widget, 'Send inn');
    const answers = [
      { question: 'ofte', value: 's' }, { question: 'ofte', value: 'Ikke tid' },
      { question: 'Hva brukte du?', value: ['m', 'p'] }, { question: 'smil', value: 4 }, { question: 'mer', value: 'Takk for nå' },
    ];
    expect(events['kfp-followup'].map(({ detail }) => detail)).toEqual([answers]);
    await shows(widget, 'Kan vi kontakte deg om tilbakemeldingen?');
    await press(page, widget, 'Send inn');
    await shows(widget, 'Du må oppgi e-postadresse for at vi kan kontakte deg');
    await write(page, widget, 'kari@bank.no', inputOf(widget, 'E-post'));
    await write(page, widget, '912 34 567', inputOf(widget, 'Telefonnummer'));
    await press(page, widget, 'Send inn');
    await shows(widget, 'Takk! Vi tar kontakt hvis vi lurer på noe.');
    const contact = { email: 'kari@bank.no', phone: '91234567' };
    expect(events['kfp-contact'].map(({ detail }) => detail)).toEqual([contact]);
    expect(called).toEqual([answers, contact]);
    expect(posts(page).length).toBe(1);
  });

  it('a callback of the host that throws or rejects stops nothing, and nothing of it reaches the page FB-68', async () => {
    const { page, widget, events } = await openFeedback({ attributes: 'contact="email"' });
    const thrown = () => {
      throw new page.window.Error('host');
    };
    Object.assign(widget, { followUp: followUp.slice(2, 3), onFeedback: thrown, onFollowup: () => Promise.reject(new Error('host')), onContact: thrown });
    await choose(page, widget, 'Ja');
    await press(page, widget, 'Send');
    await press(page, widget, 'Jeg har tid!');
    await press(page, widget, 'Send inn');
    await shows(widget, 'Kan vi kontakte deg');
    await write(page, widget, 'kari@bank.no', inputOf(widget, 'E-post'));
    await press(page, widget, 'Send inn');
    await shows(widget, 'Noe gikk galt. Prøv igjen.');
    expect(Object.values(events).map(({ length }) => length)).toEqual([1, 1, 1, 0]);
    expect(posts(page).length).toBe(1);
    expect(page.errors.filter((line) => /^(uncaught|unhandled)/.test(line))).toEqual([]);
    expect(page.errors.length).toBe(3);
  });

  it('tells the host once that the API has failed, and thanks all the same FB-76', async () => {
    const { page, widget, events } = await openFeedback({ backend: createBackend({ [post]: 500 }) });
    const reported = [];
    page.document.querySelector('kfp-runtime').errorReporter = (_error, detail) => reported.push(detail);
    await choose(page, widget, 'Ja');
    await press(page, widget, 'Send');
    await shows(widget, 'Takk for tilbakemeldingen din!');
    await until(() => events['kfp-error'].length, 'kfp-error');
    await nextTasks(page.window, 10);
    expect([events['kfp-error'].length, reported.length, page.backend.count(post)]).toEqual([1, 1, 1]);
    const { tag, area, status, recoverable } = reported[0];
    expect({ tag, area, status, recoverable }).toEqual({ tag: 'kfp-feedback', area: 'feedback', status: 500, recoverable: false });
  });

  it('two on a page do not disturb each other FB-01', async () => {
    const { page, widgets: [first, second], events } = await openFeedback({ count: 2 });
    await choose(page, first, 'Ja');
    await choose(page, second, 'Nei');
    expect(inputOf(first, 'Ja').checked).toBe(true);
    await press(page, second, 'Send');
    await shows(second, 'Takk');
    expect(inputOf(first, 'Ja').checked).toBe(true);
    expect(events['kfp-feedback'].length).toBe(1);
    expect(events['kfp-feedback'][0].target).toBe(second);
    first.reset();
    await until(() => !inputOf(first, 'Ja').checked, 'the first one is new');
    expect(textOf(second)).toContain('Takk');
    first.remove();
    await nextTasks(page.window, 5);
    expect(posts(page).length).toBe(1);
  });

  it('a move sends nothing and keeps what is written; a removal sends once, without it FB-31 E1', async () => {
    const { page, widget, events } = await openFeedback();
    await choose(page, widget, 'Nei');
    await write(page, widget, draft);
    page.document.body.append(widget);
    page.document.body.prepend(widget);
    await nextTasks(page.window, 5);
    expect(widget.shadowRoot.querySelector('textarea').value).toBe(draft);
    expect(posts(page)).toEqual([]);
    widget.remove();
    await until(() => posts(page).length, 'the answer is sent');
    page.window.dispatchEvent(new page.window.Event('pagehide'));
    page.document.body.append(widget);
    await nextTasks(page.window, 5);
    expect(posts(page)).toEqual([{ feedbackValue: 'Nei', text: '', page: '/test-page' }]);
    // The page hears of it on kfp-runtime, as the element has gone from it.
    expect(events['kfp-feedback'].map(({ target, detail }) => [target.localName, detail])).toEqual([
      ['kfp-runtime', { feedbackValue: 'Nei', intentionalSubmit: false }],
    ]);
  });

  it('an answer that is quicker than the first frame counts FB-29', async () => {
    const waiting = [];
    const page = await openPage({
      body: `${runtimeTag}<kfp-feedback></kfp-feedback>`,
      scripts: [loader],
      backend: createBackend({ [post]: 204 }),
      before(own) {
        // What waits for a frame waits until this test lets it go on.
        const { setTimeout: start } = own;
        own.requestAnimationFrame = () => 0;
        own.setTimeout = (run, ms = 0, ...rest) => (ms > 0 && ms < 100 ? waiting.push(run) && 0 : start(run, ms, ...rest));
      },
    });
    const widget = await until(() => page.document.querySelector('kfp-feedback'), 'parsed');
    await until(() => {
      const input = inputOf(widget, 'Nei');
      // What was drawn before may need its frame to hear of the session; what draws the question gets none.
      if (!input) waiting.splice(0).forEach((run) => run());
      return input;
    }, 'the question is drawn');
    await choose(page, widget, 'Nei');
    page.window.dispatchEvent(new page.window.Event('pagehide'));
    expect(posts(page)).toEqual([{ feedbackValue: 'Nei', text: '', page: '/test-page' }]);
  });

  it('a draft never leaves the element: no call, no event, no storage, no cookie, no attribute', async () => {
    const { page, widget, events } = await openFeedback();
    widget.followUp = followUp.slice(3);
    await choose(page, widget, 'Nei');
    await write(page, widget, draft);
    page.window.dispatchEvent(new page.window.Event('pagehide'));
    widget.reset();
    await until(() => !inputOf(widget, 'Nei').checked, 'it asks anew');
    await choose(page, widget, 'Nei');
    await press(page, widget, 'Send');
    await press(page, widget, 'Jeg har tid!');
    await until(() => widget.shadowRoot.querySelector('textarea'), 'the text question shows');
    await write(page, widget, draft);
    page.window.dispatchEvent(new page.window.Event('pagehide'));
    widget.remove();
    await nextTasks(page.window, 5);
    const { localStorage, sessionStorage } = page.window;
    const left = [
      ...page.backend.calls.map(({ url, init }) => url + String(init.body)),
      ...Object.values(events).flat().map(({ detail }) => JSON.stringify(detail)),
      JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), page.document.cookie, page.document.documentElement.outerHTML,
    ];
    expect(posts(page).length).toBe(2);
    expect(left.filter((text) => text.includes(draft))).toEqual([]);
  });

  const ways = {
    navigate: (frame) => void (frame.src = '/test-page?html=away'),
    reload: (frame) => frame.contentWindow.location.reload(),
    close: (frame) => frame.remove(),
    'remove the element': ({ contentDocument }) => contentDocument.querySelector('kfp-feedback').remove(),
  };
  for (const [name, leave] of Object.entries(ways)) {
    it(`${name} with an unsent answer: one submit with both headers, and no draft FB-28 E1 E2`, async function leaves() {
      const rounds = await (await fetch('/test-rounds')).json();
      this.timeout(10_000 * rounds);
      await fetch('/demo/online-bank/?customer=one');
      const sent = async () => (await (await fetch('/test-requests')).json()).filter(({ path }) => path.endsWith('/feedback/'));
      const before = (await sent()).length;
      for (let round = 1; round <= rounds; round += 1) {
        const { page, widget } = await openFeedback({ backend: null });
        await choose(page, widget, 'Nei');
        await write(page, widget, draft);
        leave(page.window.frameElement);
        await waitUntil(async () => (await sent()).length === before + round);
        closePages();
      }
      // What was sent twice would have arrived before this.
      await fetch('/demo/online-bank/');
      const requests = (await sent()).slice(before);
      expect(requests.length).toBe(rounds);
      for (const { headers, body, status } of requests) {
        expect(headers['x-requested-by']).toBe('kfp');
        expect(headers['x-xsrf-token'].length).toBeGreaterThan(5);
        expect(status).toBe(204);
        const { feedbackValue, text } = typeof body === 'string' ? JSON.parse(body) : body;
        expect([feedbackValue, text]).toEqual(['Nei', '']);
      }
    });
  }
});

/** Asks a server again and again until the answer is true. */
async function waitUntil(ask) {
  for (let turn = 0; turn < 200; turn += 1) {
    if (await ask()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('never within 200 turns');
}
