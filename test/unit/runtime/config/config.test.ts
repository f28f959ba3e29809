import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../../../src/runtime/config/config.ts';
import { parseConfig } from '../../../../src/runtime/config/config.ts';
import { mergePlain } from '../../../../src/platform/plain-object.ts';
import { fuzzRuns } from '../../domain/fuzz-runs.ts';

const pageUrl = 'https://www.bank.no/side';

function parse(merged: unknown, pageAt = pageUrl, allowLocalHttp = false) {
  const bad: string[] = [];
  const config = parseConfig(merged, { pageUrl: pageAt, allowLocalHttp, onBad: (name) => bad.push(name) });
  return { config, bad };
}

/** `nested('a.b', 1)` is `{ a: { b: 1 } }`. */
function nested(path: string, value: unknown): object {
  return path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object;
}

function read(config: Config, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], config);
}

const text = { good: ['Fremtind', ' x '], bad: ['', ' ', 1, true, {}, ['x']] };
const flag = { good: [true, false], bad: ['true', 0, 1, {}, []] };
const href = {
  good: ['https://www.bank.no/ut', '/ut', 'http://www.bank.no:8000/', 'mailto:a@b.no', 'tel:+4712345678'],
  bad: ['', ' ', 'javascript:alert(1)', 'data:text/html,x', 'http://www.bank.no/', 'https://a:b@c.no', 'https://', 1, {}, ['/ut']],
};
const list = { good: [[], [1, 'a']], bad: ['a', {}, 1, true] };
const listOfBoxes = { good: [[], [{ type: 'skadeoppgjor', title: 'A' }]], bad: list.bad };
const listOfInsurances = { good: [[], [{ title: 'A' }]], bad: list.bad };

const fields: Readonly<Record<string, { readonly good: readonly unknown[]; readonly bad: readonly unknown[] }>> = {
  'info.loggUtUrl': href,
  'info.nettbankUrl': href,
  'info.timeoutUrl': href,
  'distributorInfo.shortname': { good: ['sb1', 'EIKA'], bad: ['sparebank', '', 1, {}] },
  kfpApiHost: href,
  app_version: text,
  sessionTimeout: { good: [1_800_000_000, 1_800_000_000_000, '2026-11-21T12:00:00Z'], bad: [1800, 'i morgen', Number.NaN, {}] },
  'features.overview': flag,
  'features.directLogin': flag,
  'links.skadeBetaling': flag,
  'taskCards.showBedriftsportal': flag,
  'taskCards.bedriftsportalUrl': href,
  'taskCards.skrytebokser': listOfBoxes,
  showSamtykkerMinProfil: flag,
  showVedlikeholdsKalender: flag,
  vedlikeholdsKalenderUrl: href,
  andreForsikringer: listOfInsurances,
  'contactInfo.navn': text,
  'contactInfo.telefon': text,
  'contactInfo.epost': text,
  'contactInfo.apningstider': list,
  'contactInfo.domene': text,
  insurerName: text,
  meldSkadeUrl: href,
  skadesakerNavUrl: href,
  personvernUrl: href,
  eikaDetaljerUrl: href,
  bilNettrabatt: { good: [0, 10, 12.5], bad: [-1, Number.NaN, Number.POSITIVE_INFINITY, '10', {}] },
  'skadesaker.url': href,
  'skadesaker.fallbackUrl': href,
  bankBaseUrl: href,
  nettbankOverviewPath: text,
  consentAreas: list,
  authConsentCookieName: text,
  consentCookieName: text,
  consentCookieDomain: text,
  consentOwner: text,
  optInSite: text,
  allowedOrigins: list,
  authBase: text,
  sessionExtendPath: text,
  sessionExpiryHeader: { good: ['X-Session-Expiry'], bad: ['', 'a b', 'a:b', 'æ', 'a\n', 1] },
  correlationHeader: { good: ['X-Correlation-Id'], bad: ['', 'a b', 'a:b', 'æ', 'a\n', 1] },
  flagsUrl: href,
  'analytics.apiHost': href,
  'analytics.token': text,
  'errorReporting.dsn': { good: ['https://key@errors.example/1'], bad: ['', 1] },
  'errorReporting.trafficLevel': { good: ['NORMAL', 'HIGH', 'EXTRA_HIGH'], bad: ['high', '', 1] },
};

test.each(Object.entries(fields))('%s is taken when it is good, dropped and named when it is bad CF-69', (path, { good, bad }) => {
  for (const value of good) {
    const { config, bad: told } = parse(nested(path, value));
    expect(read(config, path), `good: ${String(value)}`).toBeDefined();
    expect(told).toEqual([]);
  }
  for (const value of bad) {
    const { config, bad: told } = parse(nested(path, value));
    expect(read(config, path), `bad: ${String(value)}`).toBeUndefined();
    expect(told, `bad: ${String(value)}`).toEqual([path]);
  }
  for (const value of [undefined, null]) {
    const { config, bad: told } = parse(nested(path, value));
    expect(read(config, path)).toBeUndefined();
    expect(told).toEqual([]);
  }
});

test.each([undefined, null, {}])('%j gives groups without fields CF-46', (merged) => {
  const { config, bad } = parse(merged);
  expect(bad).toEqual([]);
  expect(config.info).toEqual({ loggUtUrl: undefined, nettbankUrl: undefined, timeoutUrl: undefined });
});

test('a group that is no object is named and reads as empty CF-69', () => {
  const { config, bad } = parse({ info: 'x', contactInfo: [1] });
  expect(bad).toEqual(['info', 'contactInfo']);
  expect(config.info.loggUtUrl).toBeUndefined();
});

test('the items of a list are read one by one; a bad one is dropped and named by its place OV-54', () => {
  const items = [{ title: 'A', link: { url: '/a', external: true } }, 'x', { title: 1, url: 'javascript:1' }];
  const { config, bad } = parse({ finnerIkkeForsikringConfig: items });
  expect(config.finnerIkkeForsikringConfig).toEqual([expect.objectContaining({ title: 'A', link: expect.objectContaining({ url: '/a', external: true }) })]);
  expect(bad).toEqual([
    'finnerIkkeForsikringConfig[1]', 'finnerIkkeForsikringConfig[2].title', 'finnerIkkeForsikringConfig[2].url', 'finnerIkkeForsikringConfig[2]',
  ]);
});

test('boxes are read block by block; what is unknown, bad or lacks what it needs is dropped and named, the rest kept PE-07 CF-51', () => {
  const good = { type: 'text', value: 'Vi ordner opp.' };
  const { config, bad } = parse({ taskCards: { skrytebokser: [
    'x',
    { type: 'ukjent', title: 2, content: 'x' },
    { title: 'Uten type' },
    { type: 'fornoydeKunder', title: 'A', content: [1, { type: 'video', url: '/v' }, good, { type: 'link', url: 'javascript:1', text: 'B' }] },
  ] } });
  expect(config.taskCards.skrytebokser).toEqual([{ type: 'fornoydeKunder', title: 'A', content: [
    expect.objectContaining(good), expect.objectContaining({ type: 'link', text: 'B', url: undefined }),
  ] }]);
  const place = 'taskCards.skrytebokser';
  expect(bad).toEqual([
    `${place}[0]`, `${place}[1].type`, `${place}[1].title`, `${place}[1].content`, `${place}[2]`,
    `${place}[3].content[0]`, `${place}[3].content[1].type`, `${place}[3].content[3].url`,
    // What these lack is seen after the bad fields are left out. Their places are those in the host's list.
    `${place}[1]`, `${place}[3].content[1]`,
  ]);
});

test('other insurances are read field by field OI-10', () => {
  const { config, bad } = parse({ andreForsikringer: [
    { title: ' Kort ', description: 'Reise', meldSkadeUrl: '/skade', lesMerUrl: 'https://www.kort.no/', external: true },
    { title: 'B', meldSkadeUrl: 'javascript:1', lesMerUrl: 1, external: 'ja' },
    null,
    { description: 'Uten navn' },
  ] });
  expect(config.andreForsikringer).toEqual([
    { title: 'Kort', description: 'Reise', meldSkadeUrl: '/skade', lesMerUrl: 'https://www.kort.no/', external: true },
    { title: 'B', description: undefined, meldSkadeUrl: undefined, lesMerUrl: undefined, external: undefined },
  ]);
  expect(bad).toEqual([
    'andreForsikringer[1].meldSkadeUrl', 'andreForsikringer[1].lesMerUrl', 'andreForsikringer[1].external',
    'andreForsikringer[2]', 'andreForsikringer[3]',
  ]);
});

test('the words of a language are taken by any of its tags; a language that the interface does not have is named LN-06 CF-69', () => {
  const { config, bad } = parse({ texts: { no: { a: 'A' }, sv: { a: 'B' }, 'en-GB': 'x', 'x y': 1 } });
  expect(config.texts).toEqual({ nb: { a: 'A' }, en: 'x' });
  expect(new Set(bad)).toEqual(new Set(['texts.sv', 'texts.x y']));
  expect(parse({ texts: { nb: { a: 'A' }, nn: { a: 'B' }, no: { a: 'C' } } })).toMatchObject({ config: { texts: { nb: { a: 'C' }, nn: { a: 'B' } } }, bad: ['texts.nb'] });
  expect(parse({ texts: ['nb'] })).toMatchObject({ config: { texts: undefined }, bad: ['texts'] });
});

test('plain http to this machine passes in the environment Dev only VA-18', () => {
  const merged = { personvernUrl: 'http://localhost:3000/' };
  expect(parse(merged, pageUrl, true).bad).toEqual([]);
  expect(parse(merged, pageUrl, false).bad).toEqual(['personvernUrl']);
});

test('unknown fields are ignored CF-69', () => {
  const { config, bad } = parse({ ukjent: 1, info: { ukjent: 2 } });
  expect(bad).toEqual([]);
  expect(config).not.toHaveProperty('ukjent');
});

describe('whatever a host writes', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'texts', 'nb', ...Object.keys(fields).flatMap((path) => path.split('.'))];
  const anyValue = fc.anything({ key: fc.oneof(fc.constantFrom(...names), fc.string()), maxDepth: 4, withNullPrototype: true });

  test('reading never throws, gives fields of their type, and changes no prototype CF-69', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    fc.assert(fc.property(anyValue, anyValue, (first, second) => {
      const { config } = parse(mergePlain(first, second, { info: first, features: second }));
      expect(['string', 'undefined']).toContain(typeof config.info.loggUtUrl);
      expect(['boolean', 'undefined']).toContain(typeof config.features.overview);
      expect(['number', 'undefined']).toContain(typeof config.bilNettrabatt);
    }), fuzzRuns());
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  test('reading never throws for JSON either CF-69', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 5 }), (json) => {
      const value = JSON.parse(json) as unknown;
      for (const path of Object.keys(fields)) expect(read(parse(mergePlain(nested(path, value))).config, path)).not.toBeNull();
    }), { numRuns: Math.ceil(fuzzRuns().numRuns / 10) });
  });
});
