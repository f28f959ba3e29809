import { createBackend, loggedOut } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { hostileOrigins } from '../support/browser/hostile-origins.js';
import { closePages, loader, nextTasks, openPage } from '../support/browser/page.js';

const loginPage = '/test-script?login';

/** Numbers between 0 and 1, the same in each run. */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A message that asks for no height, though some try to look as if. */
function makePayload(random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const number = () => pick([0, -0, -1, -297, NaN, Infinity, -Infinity, -Number.MIN_VALUE, -1e308]);
  const text = () => pick(['', ' ', '0', '-1', 'NaN', 'Infinity', '297px', '10em', '0x', '1,5', '{', '[]', '{}', 'null', 'true', '"900"', '[900]', '{"height":"900"}', '{"Height":900}',
    '{"height":{"height":900}}', '{"height":-900}', '{"height":1e999}', '{"__proto__":{"height":900}}', '{"width":900}', '<b>900</b>', 'javascript:900', '900;', '--900',
    `x${String.fromCharCode(Math.floor(random() * 0xffff))}`, 'x'.repeat(Math.floor(random() * 2000))]);
  const kinds = [
    number, text, () => null, () => undefined, () => true, () => false, () => 10n, () => Symbol('900'), () => () => 900, () => new Date(Number.NaN), () => [], () => [900], () => [[900]],
    () => new Map([['height', 900]]), () => new Set([900]), () => new ArrayBuffer(900), () => new Uint16Array([900]), () => /900/, () => new Error('900'), () => Object(900), () => Object('900'),
    () => ({}), () => ({ height: number() }), () => ({ height: text() }), () => ({ height: null }), () => ({ height: [900] }), () => ({ height: { height: 900 } }), () => ({ height: true }),
    () => ({ height: { valueOf: () => 900 } }), () => Object.create({ height: 900 }), () => ({ Height: 900, scrollHeight: 900, data: { height: 900 } }),
    () => ({ toJSON: () => 900, valueOf: () => 900, toString: () => '900' }),
    () => { const ring = {}; return Object.assign(ring, { height: ring }); },
  ];
  return pick(kinds)();
}

describe('the height of the login frame', () => {
  afterEach(closePages);

  async function openLogin() {
    const backend = createBackend({ ...loggedOut, 'auth/login': { loginUrl: loginPage } });
    const page = await openPage({ body: '<kfp-runtime distributor="none"></kfp-runtime><kfp-login></kfp-login>', scripts: [loader], backend });
    const frame = await until(() => page.document.querySelector('kfp-login')?.shadowRoot?.querySelector('iframe'), 'the login is shown');
    const origin = new URL(frame.src).origin;
    const settle = () => nextTasks(page.window, 10);
    const stranger = page.document.body.appendChild(page.document.createElement('iframe'));
    const post = (data, { from = origin, source = frame.contentWindow } = {}) =>
      page.window.dispatchEvent(new page.window.MessageEvent('message', { data, origin: from, source }));
    // From here on it listens.
    await until(() => {
      post(298);
      return frame.style.height === '298px';
    }, 'the frame is heard');
    return { page, frame, origin, settle, stranger, post };
  }

  it('is not that of hostile origins and windows (D3, LG-10)', async () => {
    const { page, frame, origin, settle, stranger, post } = await openLogin();
    const origins = [...hostileOrigins(origin), ...hostileOrigins('https://login.bank.no')];
    expect(origins.length).toBeGreaterThan(120);
    for (const from of origins) for (const data of [900, { height: 900 }, '900', '{"height":900}']) post(data, { from });
    for (const source of [null, page.window, page.window.parent, stranger.contentWindow]) post(900, { source });
    await settle();
    expect(frame.style.height).toBe('298px');
    expect(page.errors).toEqual([]);
    console.info(`D3: ${origins.length} origins and 4 windows, none was heard`);
  });

  it('is none of 10,000 payloads that ask for none (D3, LG-10)', async function () {
    this.timeout(30_000);
    const { page, frame, settle, post } = await openLogin();
    const random = numbersFrom(20261121);
    for (let sent = 0; sent < 10_000; sent += 1) {
      post(makePayload(random));
      if (sent % 1000 === 999) await settle();
      if (frame.style.height !== '298px') throw new Error(`message ${sent} was heard: ${frame.style.height}`);
    }
    expect(page.errors).toEqual([]);
    console.info('D3: 10000 payloads, none was taken for a height');
  });

  it('is what the frame asks for, whole and within reason (LG-07, LG-09, LG-10)', async () => {
    const { frame, post } = await openLogin();
    for (const [data, height] of [
      [412, '412px'], [{ height: 300.4 }, '300px'], ['{"height":512}', '512px'], ['333', '333px'], [297.00000000000006, '297px'], [0.2, '1px'], [1e9, '5000px'],
    ]) {
      post(data);
      await until(() => frame.style.height === height, height);
    }
  });
});
