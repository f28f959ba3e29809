import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ConsentAnswers } from '../../../../src/domain/cookie-consent.ts';
import type { Config } from '../../../../src/runtime/config/config.ts';
import { parseConfig } from '../../../../src/runtime/config/config.ts';
import { consentSettings, createConsentCookies, defaultNames } from '../../../../src/runtime/consent/consent-cookies.ts';
import { documentPrototype } from '../../../support/document-prototype.ts';
import { warning } from '../../../support/warning.mjs';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** With a dot in front, as browsers keep it; else of the host alone. */
  readonly domain: string;
}

/** What a browser keeps of the cookies that are written at this address: by name, path and domain. */
function browserAt(address: string) {
  const place = new URL(address);
  const cookies: Cookie[] = [];
  const isOfPage = ({ path, domain }: Cookie) =>
    `${place.pathname}/`.startsWith(path.endsWith('/') ? path : `${path}/`) && `.${place.hostname}`.endsWith(domain);

  function set(text: string): void {
    const [pair = '', ...attributes] = text.split('; ');
    const split = pair.indexOf('=');
    const of = (name: string) => attributes.find((attribute) => attribute.startsWith(`${name}=`))?.slice(name.length + 1);
    const domain = of('Domain');
    // A page can write for its host and the domains above it, but for no top-level domain.
    if (domain !== undefined && !(domain.includes('.') && `.${place.hostname}`.endsWith(`.${domain}`))) return;
    const path = of('Path') || place.pathname.replace(/\/[^/]*$/, '');
    const cookie = { name: pair.slice(0, split), value: pair.slice(split + 1), path, domain: domain === undefined ? place.hostname : `.${domain}` };
    const known = cookies.findIndex(({ name, path: one, domain: other }) => name === cookie.name && one === cookie.path && other === cookie.domain);
    const kept = of('Max-Age') === '0' ? [] : [cookie];
    if (known < 0) cookies.push(...kept);
    else cookies.splice(known, 1, ...kept);
  }

  // The longest path first; of two alike the older one.
  const get = () => cookies.filter(isOfPage).sort((a, b) => b.path.length - a.path.length).map(({ name, value }) => `${name}=${value}`).join('; ');
  const own = Object.getOwnPropertyDescriptor(documentPrototype, 'cookie') ?? {};
  Object.defineProperty(documentPrototype, 'cookie', { configurable: true, get, set });
  vi.stubGlobal('location', place);
  onTestFinished(() => {
    Object.defineProperty(documentPrototype, 'cookie', own);
    vi.unstubAllGlobals();
  });
  return { cookies, set, values: (name: string) => cookies.filter((cookie) => cookie.name === name).map(({ value }) => value) };
}

const names = { ...defaultNames, domain: undefined };
const yes: ConsentAnswers = { functional: 'accepted', statistics: 'accepted', marketing: 'accepted' };
const no: ConsentAnswers = { functional: 'denied', statistics: 'denied', marketing: 'denied' };
const page = 'https://min.bank.no/privat/forsikring/oversikt';

let warn: { readonly mock: { readonly calls: unknown[][] } };
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const paths = ['/', '/privat', '/privat/', '/privat/forsikring', '/privat/forsikring/', '/privat/forsikring/oversikt', '/privat/forsikring/oversikt/'];
const domains = ['', '; Domain=min.bank.no', '; Domain=bank.no'];

describe('an answer', () => {
  test.each(paths.flatMap((path) => domains.map((domain) => [path, domain] as const)))(
    'counts, though an older one lay at %s%s and came first CK-08', (path, domain) => {
      const { set, values } = browserAt(page);
      set(`${names.general}=${JSON.stringify(no)}; Path=${path}${domain}`);
      set(`${names.authenticated}=; Path=${path}${domain}`);
      set(`other=1; Path=${path}${domain}`);
      const cookies = createConsentCookies(window);
      expect(cookies.read(names)).toEqual({ general: no, authenticated: no });
      expect(cookies.write(names, { general: yes, authenticated: yes })).toBe(true);
      expect(cookies.read(names)).toEqual({ general: yes, authenticated: yes });
      expect([values('other'), warn.mock.calls]).toEqual([['1'], []]);
    },
  );

  test('a refusal counts beside a yes that another path or domain has, whichever comes first CK-08', () => {
    const { set } = browserAt(page);
    const cookies = createConsentCookies(window);
    const write = (answers: ConsentAnswers, authenticated: string, rest: string) => {
      set(`${names.general}=${JSON.stringify(answers)}; ${rest}`);
      set(`${names.authenticated}=${authenticated}; ${rest}`);
    };
    write(yes, 'F-S-M', 'Path=/privat');
    expect(cookies.read(names)).toEqual({ general: yes, authenticated: yes });
    write({ ...yes, statistics: 'denied', marketing: null }, 'F-M', 'Path=/; Domain=bank.no');
    expect(cookies.read(names)).toEqual({ general: { ...yes, statistics: 'denied' }, authenticated: { ...yes, statistics: 'denied' } });
    write(no, '', 'Path=/privat/forsikring');
    expect(cookies.read(names)).toEqual({ general: no, authenticated: no });
  });

  test('counts also in a frame without an address of its own, and ends older ones there CK-08', () => {
    const { set, values } = browserAt(page);
    vi.stubGlobal('self', { origin: 'https://min.bank.no' });
    vi.stubGlobal('location', new URL('about:srcdoc'));
    vi.stubGlobal('parent', { location: new URL(page) });
    set(`${names.general}=${JSON.stringify(no)}; Path=/privat; Domain=bank.no`);
    const cookies = createConsentCookies(window);
    expect(cookies.write(names, { general: yes })).toBe(true);
    expect([cookies.read(names).general, values(names.general).length]).toEqual([yes, 1]);
  });

  test('a malformed cookie beside another one says nothing CK-09', () => {
    const { set } = browserAt(page);
    set(`${names.general}=old; Path=/privat`);
    set(`${names.general}=${JSON.stringify(yes)}; Path=/`);
    expect(createConsentCookies(window).read(names).general).toEqual(yes);
  });

  test.each([undefined, 'bank.no', 'min.bank.no'])('leaves no older one behind it, in the domain %s CK-08', (domain) => {
    const { set, cookies } = browserAt(page);
    for (const path of paths) for (const attribute of domains) set(`${names.general}=old; Path=${path}${attribute}`);
    expect(createConsentCookies(window).write({ ...names, domain }, { general: yes })).toBe(true);
    expect(cookies).toEqual([
      { name: names.general, value: JSON.stringify(yes), path: '/', domain: domain === undefined ? 'min.bank.no' : `.${domain}` },
    ]);
  });

  test('is kept for the host alone where the browser refuses the domain, of which the bank is warned once CK-08', () => {
    const { cookies } = browserAt(page);
    const jar = createConsentCookies(window);
    const foreign = { ...names, domain: 'sparebank.example' };
    expect([jar.write(foreign, { general: no }), jar.write(foreign, { general: yes })]).toEqual([true, true]);
    expect(cookies.map(({ domain, path }) => [domain, path])).toEqual([['min.bank.no', '/']]);
    expect(jar.read(foreign).general).toEqual(yes);
    expect(warn.mock.calls).toEqual([
      [warning('cookie-domain-refused', 'cookie domain sparebank.example: the browser refuses it; the answer is stored for this host only.')],
    ]);
  });

  test.each([undefined, 'annet.example'])('that the browser does not keep is said to be lost, in the domain %s CC-21', (domain) => {
    browserAt(page);
    vi.spyOn(documentPrototype, 'cookie', 'set').mockReturnValue();
    const jar = createConsentCookies(window);
    expect([jar.write({ ...names, domain }, { general: yes }), jar.write({ ...names, domain }, { authenticated: yes })]).toEqual([false, false]);
    expect(warn.mock.calls).toEqual([]);
  });

  test('changes the one cookie that it is for CK-22', () => {
    const { values } = browserAt(page);
    const jar = createConsentCookies(window);
    expect(jar.write(names, { authenticated: yes })).toBe(true);
    expect([values(names.general), values(names.authenticated).length]).toEqual([[], 1]);
    expect(jar.write(names, {})).toBe(true);
    expect(jar.read(names)).toEqual({ general: undefined, authenticated: yes });
  });
});

describe('where the page may not use cookies', () => {
  const refusals: Readonly<Record<string, () => void>> = {
    'a frame of an opaque origin': () => void vi.spyOn(documentPrototype, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    }),
    'cookies switched off': () => void vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false),
  };

  test.each(Object.keys(refusals))('%s: it is not open, nothing is read and nothing written CC-20 CC-21', (name) => {
    const { set, cookies } = browserAt(page);
    set(`${names.general}=${JSON.stringify(yes)}; Path=/`);
    refusals[name]?.();
    const jar = createConsentCookies(window);
    expect([jar.isOpen(), jar.read(names), jar.write(names, { general: no })]).toEqual([false, { general: undefined, authenticated: undefined }, false]);
    expect(cookies.map(({ value }) => value)).toEqual([JSON.stringify(yes)]);
  });
});

describe('the settings', () => {
  const settings = (config: object, given: Partial<Parameters<typeof consentSettings>[0]> = {}) =>
    consentSettings({ config: readConfig(config), overrides: undefined, path: '/', loginContext: 'OWN_SITE', ...given });

  test('the configuration names both cookies and the domain CK-05', () => {
    const config = { consentCookieName: 'bank-consent', authConsentCookieName: 'bank-login-consent', consentCookieDomain: 'bank.no' };
    expect(settings(config).names).toEqual({ general: 'bank-consent', authenticated: 'bank-login-consent', domain: 'bank.no' });
    expect(settings({}).names).toEqual(names);
  });

  test('an attribute comes before the configuration, also one that is not valid CK-05', () => {
    const config = { consentCookieName: 'bank-consent', consentCookieDomain: 'bank.no' };
    expect(settings(config, { overrides: { cookieName: 'own', cookieDomain: 'min.bank.no' } }).names).toMatchObject({ general: 'own', domain: 'min.bank.no' });
    expect(settings(config, { overrides: { cookieName: 'own name', cookieDomain: 'bank_no' } }).names).toEqual(names);
    expect(warn.mock.calls).toEqual([
      [warning('invalid-value', 'cookie-name: "own name" is not valid and is ignored.')],
      [warning('invalid-value', 'cookie-domain: "bank_no" is not valid and is ignored.')],
    ]);
  });

  test.each(['a b', 'a;b', 'a=b', 'æ', '"a"'])('the login’s cookie cannot be called %j: it has our name, with a warning CK-05', (authConsentCookieName) => {
    expect(settings({ authConsentCookieName }).names.authenticated).toBe(names.authenticated);
    expect(warn.mock.calls).toEqual([[warning('invalid-value', `authConsentCookieName: ${JSON.stringify(authConsentCookieName)} is not valid and is ignored.`)]]);
  });

  test('areas that are none are left out one by one, with a warning that tells their place CK-15', () => {
    const consentAreas = [{ path: '/lan', area: 'customer' }, { path: 'min', area: 'bank' }, 7, { path: '/bank', area: 'bank' }];
    expect(settings({ consentAreas }, { path: '/bank/konto' }).source).toBe('authenticated');
    expect(settings({ consentAreas }, { path: '/lan' }).source).toBe('preferred');
    expect(settings({ consentAreas }, { path: '/min' }).source).toBe('general');
    expect(warn.mock.calls).toEqual([1, 2].map((place) => [warning('invalid-value', `configuration: consentAreas[${String(place)}] is not valid and is ignored.`)]));
  });

  test('the login context of the attribute comes before that of the page CK-17', () => {
    expect(settings({}, { overrides: { loginContext: 'MOBILBANK' } }).source).toBe('authenticated');
    expect(settings({}, { loginContext: undefined }).source).toBeUndefined();
    expect(settings({}, { loginContext: 'MOBILBANK', overrides: { loginContext: 'NETTBANK' } }).source).toBe('general');
  });
});

function readConfig(config: object): Config {
  return parseConfig(config, { pageUrl: page, allowLocalHttp: false, onBad: () => undefined });
}
