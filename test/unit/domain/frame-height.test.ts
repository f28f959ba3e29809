import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultFrameHeight, frameHeight } from '../../../src/domain/frame-height.ts';
import { fuzzRuns } from './fuzz-runs.ts';

const origin = 'https://login.bank.no';
const source = { name: 'the frame' };
const read = (data: unknown) => frameHeight({ origin, source, data }, { origin, source });

test('the frame is 297 px high at first, and not a fraction more LG-08 LG-09 T-45', () => {
  expect(defaultFrameHeight).toBe(297);
});

describe('a message of the frame LG-10', () => {
  test.each([
    [412, 412],
    [{ height: 412 }, 412],
    ['412', 412],
    ['{"height":412}', 412],
    [297.00000000000006, 297],
    [0.2, 1],
    [1e9, 5000],
  ])('%j is %i px', (data, height) => {
    expect(read(data)).toBe(height);
  });

  test.each([
    [0], [-1], [Number.NaN], [Number.POSITIVE_INFINITY], ['"412"'], [{ height: '412' }], ['{"height":null}'], ['412px'], [''], ['{'],
    [null], [undefined], [true], [[412]], [{ height: { height: 412 } }], [{ Height: 412 }], [Object.create({ height: 412 })], [412n],
  ])('%o is none', (data) => {
    expect(read(data)).toBeUndefined();
  });
});

describe('whom it is taken from D3 LG-10', () => {
  const hosts = [
    'login.bank.no.evil.example', 'evil-login.bank.no', 'evillogin.bank.no', 'login.bank.no.', 'login.bank.no..', 'xlogin.bank.no',
    'login.bank.nо', 'lоgin.bank.no', 'login.bank.xn--n-0tb', 'login.bank.n', 'login.bank.noo', 'login.bank', 'bank.no', 'www.bank.no',
    'a.login.bank.no', 'login-bank.no', 'login.bank.com', 'evil.example', 'user@login.bank.no', 'user:pass@login.bank.no',
    'login.bank.no@evil.example', 'login.bank.no:pass@evil.example', 'login.bank.no%2eevil.example', 'login.bank.no%00', 'LOGIN.BANK.NO',
    'Login.bank.no', 'login.BANK.no', '127.0.0.1', '[::1]', 'localhost', ' login.bank.no', 'login.bank.no ', '\tlogin.bank.no',
  ];
  const origins = [
    ...hosts.flatMap((host) => [`https://${host}`, `http://${host}`, `https://${host}:443`, `https://${host}:8000`]),
    'https://login.bank.no/', 'https://login.bank.no:443', 'https://login.bank.no:8000', 'http://login.bank.no', 'http://login.bank.no:8000',
    'https://login.bank.no#', 'https://login.bank.no?', 'https:login.bank.no', 'https:/login.bank.no', '//login.bank.no', 'login.bank.no',
    'HTTPS://login.bank.no', 'https://login.bank.no\u0000', 'https://login.bank.no\n', 'null', '', 'undefined', '*', 'file://', 'about:blank',
    'blob:https://login.bank.no', 'data:', 'javascript:0', 'https://', 'wss://login.bank.no', 'ftp://login.bank.no',
  ].filter((other) => other !== origin);

  test(`${origins.length} hostile origins: none`, () => {
    expect(origins.length).toBeGreaterThanOrEqual(120);
    for (const other of origins) {
      expect(frameHeight({ origin: other, source, data: 412 }, { origin, source }), other).toBeUndefined();
    }
  });

  test('another window on the same origin, or none: not', () => {
    for (const other of [{ name: 'the frame' }, null, undefined, 0, '']) {
      expect(frameHeight({ origin, source: other, data: 412 }, { origin, source })).toBeUndefined();
    }
    // A frame that is gone has no window.
    for (const gone of [null, undefined]) {
      expect(frameHeight({ origin, source: gone, data: 412 }, { origin, source: gone })).toBeUndefined();
    }
  });

  test.each(['https://login.bank.no', 'https://login.bank.no:8443', 'http://localhost:8000', 'https://xn--bank-ira.no'])('%s itself: yes', (own) => {
    expect(frameHeight({ origin: own, source, data: 412 }, { origin: own, source })).toBe(412);
  });

  test('no payload of a stranger is taken, and one of the frame gives whole px or nothing', () => {
    const anyData = fc.oneof(
      fc.anything(),
      fc.double(),
      fc.record({ height: fc.anything() }),
      fc.json(),
      fc.double().map((height) => JSON.stringify({ height })),
      fc.string(),
    );
    fc.assert(
      fc.property(anyData, fc.constantFrom(...origins), (data, other) => {
        expect(frameHeight({ origin: other, source, data }, { origin, source })).toBeUndefined();
        expect(frameHeight({ origin, source: {}, data }, { origin, source })).toBeUndefined();
        const height = read(data);
        expect(height === undefined || (Number.isInteger(height) && height >= 1 && height <= 5000)).toBe(true);
      }),
      fuzzRuns(),
    );
  });
});
