import { describe, expect, test } from 'vitest';
import type { PageFacts } from '../../../src/doctor/page-facts.ts';
import { findBrokenConfig, findBrokenFlags, findInvalidFields, findInvalidValues } from '../../../src/doctor/value-checks.ts';

const attributeTypes: PageFacts['attributeTypes'] = {
  'kfp-runtime': { config: { kind: 'json' }, distributor: { kind: 'word', words: ['sb1'] } },
  'kfp-header': { 'heading-level': { kind: 'level' }, max: { kind: 'count' }, status: { kind: 'number' }, theme: { kind: 'word', words: ['light', 'dark', 'auto'] }, buttons: { kind: 'json' }, 'login-context': { kind: 'text' }, blocking: { kind: 'boolean' } },
  'kfp-error-page': { logo: { kind: 'text' }, image: { kind: 'text' }, 'action-href': { kind: 'text' }, lead: { kind: 'text' } },
  'kfp-overview': { sections: { kind: 'words', words: ['tasks', 'agreements'] } },
};

function elementOf(tag: string, attributes: Readonly<Record<string, string>>): PageFacts['elements'][number] {
  return { tag, isDefined: true, attributes, known: Object.keys(attributes), inside: undefined, lacksCode: false, width: 300 };
}

function foundFor(tag: string, attributes: Readonly<Record<string, string>>, url = 'https://www.bank.example/min-side') {
  return findInvalidValues({ url, elements: [elementOf(tag, attributes)], attributeTypes }).map(({ what, mend }) => `${what}: ${mend}`);
}

describe('the value of an attribute', () => {
  const wrong = [
    ['a heading level with an h', 'kfp-header', { 'heading-level': 'h2' }, '<kfp-header heading-level> is «h2», which is not a valid value: write heading-level="2"'],
    ['a heading level that is not there', 'kfp-header', { 'heading-level': '7' }, '<kfp-header heading-level> is «7», which is not a valid value: write a whole number from 1 to 4'],
    ['a count with a fraction', 'kfp-header', { max: '1.5' }, '<kfp-header max> is «1.5», which is not a valid value: write a whole number from 1'],
    ['a number in words', 'kfp-header', { status: 'five' }, '<kfp-header status> is «five», which is not a valid value: write a number'],
    ['a misspelt word', 'kfp-header', { theme: 'Drak' }, '<kfp-header theme> is «Drak», which is not a valid value: write theme="dark"'],
    ['another word', 'kfp-header', { theme: 'blue' }, '<kfp-header theme> is «blue», which is not a valid value: write one of light, dark, auto'],
    ['a list with a comma', 'kfp-overview', { sections: 'agreements, tasks' }, '<kfp-overview sections> is «agreements, tasks», which is not a valid value: write some of tasks, agreements, with a space between them'],
    ['a login context in small letters', 'kfp-header', { 'login-context': 'nettbank' }, '<kfp-header login-context> is «nettbank», which counts as the insurer\'s own site: write login-context="NETTBANK"'],
  ] as const;
  test.each(wrong)('%s is found, with what to write OP-10', (_what, tag, attributes, found) => {
    expect(foundFor(tag, attributes)).toEqual([found]);
  });

  test('JSON that is broken is found, with what the browser says OP-10', () => {
    expect(foundFor('kfp-header', { buttons: "[{'text':'Kontakt'}]" })).toEqual([expect.stringMatching(/^<kfp-header buttons> is not JSON \(.+\): put names and texts in double quotes, and no comma before } or ]$/)]);
  });

  const rule = "which is not a valid value: write an https address, or a path such as /logo.svg";
  test.each([
    ['logo', 'http://bank.example/logo.svg'], ['logo', 'mailto:post@bank.example'], ['logo', ''], ['image', 'data:image/png;base64,AA=='], ['image', 'tel:90000000'],
    ['action-href', 'javascript:1'], ['action-href', '//user@bank.example/'],
  ])('%s="%s" is found, as the elements refuse that address OP-10 VA-18', (name, address) => {
    expect(foundFor('kfp-error-page', { [name]: address })).toEqual([`<kfp-error-page ${name}> is «${address}», ${rule}`]);
  });

  test('an address that the elements take is not found OP-10 VA-18', () => {
    expect(foundFor('kfp-error-page', { logo: 'https://bank.example/logo.svg', image: '../image.png', 'action-href': 'mailto:post@bank.example', lead: 'javascript:1' })).toEqual([]);
    const local = { logo: 'http://localhost:3000/logo.svg' };
    expect(foundFor('kfp-error-page', local, 'http://localhost:3000/')).toEqual([]);
    expect(foundFor('kfp-error-page', local)).toHaveLength(1);
  });

  test('a good value is not found, nor one that another check judges OP-10', () => {
    const good = { 'heading-level': '2', max: '3', status: '404', theme: 'dark', buttons: '[]', 'login-context': 'MOBILBANK_DNB', blocking: 'yes' };
    expect(foundFor('kfp-header', good)).toEqual([]);
    expect(foundFor('kfp-header', { 'login-context': 'WEB' })).toEqual([]);
    expect(foundFor('kfp-overview', { sections: 'agreements tasks' })).toEqual([]);
    expect(foundFor('kfp-runtime', { config: '{', distributor: 'sb2' })).toEqual([]);
    expect(foundFor('bank-header', { theme: 'blue' })).toEqual([]);
  });
});

/** What is found in a page with this configuration in the attribute, in `window.kfpConfig` and in its scripts. */
function foundIn({ attribute, windowConfig, script = '' }: { readonly attribute?: string; readonly windowConfig?: unknown; readonly script?: string }) {
  const elements = [elementOf('kfp-runtime', attribute === undefined ? {} : { config: attribute })];
  const scripts = [{ src: undefined, isModule: false, integrity: '', hasNonce: false, isOurs: false, text: script }];
  return findBrokenConfig({ elements, scripts, windowConfig }).map(({ what, mend }) => `${what}: ${mend}`);
}

describe('a configuration', () => {
  test('that is broken in the attribute is found OP-10', () => {
    expect(foundIn({ attribute: '{"insurerName":"Fjord",}' })).toEqual([expect.stringMatching(/^<kfp-runtime config> is not JSON \(.+\), so nothing of it counts: put names/)]);
    expect(foundIn({ attribute: '["Fjord"]' })).toEqual(['<kfp-runtime config> is not an object, so nothing of it counts: write config=\'{ "…": … }\'']);
  });

  test('that is no object in the window is found OP-10', () => {
    expect(foundIn({ windowConfig: '{"insurerName":"Fjord"}' })).toEqual(['window.kfpConfig is not an object, so nothing of it counts: write window.kfpConfig = { … } without quotes around it']);
  });

  const lost = ['\nwindow.kfpConfig = { insurerName: "Fjord" "x" }', 'const kfpConfig = { insurerName: "Fjord" };', 'globalThis.kfpConfig={', '// The API.\n/* Of\n   tests. */ window.kfpConfig = {'];
  test.each(lost)('that a script writes and the window does not have is found: %s OP-10', (script) => {
    expect(foundIn({ script })).toEqual(['A script writes kfpConfig, and the page has no window.kfpConfig: look in the console for the error of that script, and write window.kfpConfig = { … } with exactly this spelling']);
    expect(foundIn({ script, windowConfig: {} })).toEqual([]);
  });

  test('that is good, or that a script only reads, is not found OP-10', () => {
    expect(foundIn({ attribute: '{"insurerName":"Fjord"}', windowConfig: { insurerName: 'Fjord' } })).toEqual([]);
    expect(foundIn({ script: 'if (window.kfpConfig === undefined) window.kfpConfig = bank.config;' })).toEqual([]);
    expect(foundIn({ script: 'window.kfpConfig == null' })).toEqual([]);
    expect(foundIn({ script: `${'/* A part of the page. */ '.repeat(1000)}start();` })).toEqual([]);
  });
});

describe('a field of the configuration', () => {
  const written = {
    kfpApiHost: 'api.bank.example', features: { overview: 'yes', directLogin: false }, contactInfo: '900 00 000', insurerName: 'Fjord', logoUrl: null, distributorInfo: { shortname: 'x' },
  };
  const checked = { kfpApiHost: undefined, features: { overview: undefined, directLogin: false }, contactInfo: {}, insurerName: 'Fjord', logoUrl: undefined, distributorInfo: { shortname: undefined } };

  test('whose value does not count is found, and no other OP-10', () => {
    const found = findInvalidFields({ config: { written, checked } }).map(({ what, mend }) => `${what}: ${mend}`);
    expect(found).toEqual([
      'configuration: kfpApiHost is «api.bank.example», which is not a valid value: write an address with https://, or a path that begins with /',
      'configuration: features.overview is «yes», which is not a valid value: see the page about the configuration for the values of the field',
      'configuration: contactInfo is «900 00 000», which is not a valid value: see the page about the configuration for the values of the field',
    ]);
  });
});

describe('a flags file', () => {
  const url = 'https://www.bank.example/flags.json';
  const whatOf = (flags: Partial<NonNullable<PageFacts['flags']>>) =>
    findBrokenFlags({ flags: { url, isOtherOrigin: false, status: 200, isObject: true, ...flags } }).map(({ what }) => what);

  test('that the elements cannot read is found OP-10', () => {
    expect(whatOf({ status: 404, isObject: false })).toEqual([`The flags file ${url} is answered with 404, so nothing is off`]);
    expect(whatOf({ isObject: false })).toEqual([`The flags file ${url} is no object of JSON, so nothing is off`]);
    expect(whatOf({ status: 0, isObject: false })).toEqual([`The flags file ${url} gives no answer, or a redirect, so nothing is off`]);
    expect(whatOf({ isOtherOrigin: true })).toEqual([`The flags file ${url} is on another origin, so nothing is off`]);
  });

  test('that is good, or that the page has not, is not found OP-10', () => {
    expect(whatOf({})).toEqual([]);
    expect(findBrokenFlags({ flags: undefined })).toEqual([]);
  });
});
