import { expect, expectTypeOf, test } from 'vitest';
import type { Distributor } from '../../../../src/domain/distributor.ts';
import type { KfpConfig } from '../../../../src/runtime/config/kfp-config.ts';
import { parseConfig } from '../../../../src/runtime/config/config.ts';

type Complete<T> = T extends readonly unknown[]
  ? { readonly [K in keyof T]: Complete<T[K]> }
  : T extends object
    ? { readonly [K in keyof T]-?: Complete<Exclude<T[K], undefined>> }
    : T;

/** Every field of the published type: the compiler refuses one that is missing and one that is too much. */
const complete: Complete<KfpConfig> = {
  info: { loggUtUrl: '/ut', nettbankUrl: '/bank', timeoutUrl: '/tid' },
  distributorInfo: { shortname: 'sb1' },
  kfpApiHost: 'https://api.example',
  app_version: '1.2.3',
  sessionTimeout: '2030-01-01T00:00:00Z',
  features: { overview: true, directLogin: false },
  links: { skadeBetaling: true },
  finnerIkkeForsikringConfig: [
    {
      title: 'Tittel',
      description: 'Tekst',
      link: { url: '/a', urlText: 'A', external: false },
      url: '/b',
      urlText: 'B',
      external: true,
    },
  ],
  taskCards: {
    showBedriftsportal: true,
    bedriftsportalUrl: '/bedrift',
    skrytebokser: [
      {
        type: 'skadeoppgjor',
        title: 'Tittel',
        content: [{ type: 'link', value: 'Tekst', text: 'Lenke', url: '/a', external: true }],
      },
    ],
  },
  purchaseGroups: {
    kjoretoy: [{ text: 'Bil', url: '/bil', external: true }],
    husOgHytte: [{ text: 'Hus', url: '/hus', external: false }],
    reise: [],
    innbo: [],
    livOgHelse: [],
    bat: [],
    dyr: [],
  },
  showSamtykkerMinProfil: true,
  showVedlikeholdsKalender: true,
  vedlikeholdsKalenderUrl: '/kalender',
  andreForsikringer: [
    { title: 'Kort', description: 'Tekst', meldSkadeUrl: '/skade', lesMerUrl: '/mer', external: true },
  ],
  contactInfo: { navn: 'Banken', telefon: '900 00 000', epost: 'a@b.no', apningstider: [['Mandag', '8–16']], domene: 'b.no' },
  insurerName: 'Fjord',
  logoUrl: '/logo.svg',
  meldSkadeUrl: '/skade',
  skadesakerNavUrl: '/saker',
  personvernUrl: '/personvern',
  eikaDetaljerUrl: '/detaljer',
  bilNettrabatt: 10,
  skadesaker: { url: '/saker', fallbackUrl: '/saker-b' },
  bankBaseUrl: 'https://bank.example',
  nettbankOverviewPath: '/oversikt',
  consentAreas: [{ path: '/bank', area: 'bank' }],
  authConsentCookieName: 'a',
  consentCookieName: 'b',
  consentCookieDomain: 'c',
  consentOwner: 'd',
  optInSite: 'e',
  allowedOrigins: ['https://bank.example'],
  authBase: '/auth',
  sessionExtendPath: '/extend',
  sessionExpiryHeader: 'X-Expiry',
  correlationHeader: 'X-Correlation-Id',
  flagsUrl: '/flags.json',
  language: 'en',
  texts: { nb: { 'overview.title': 'Oversikt' }, nn: {}, en: {} },
  analytics: { apiHost: 'https://a.example', token: 't' },
  errorReporting: { dsn: 'https://errors.example/1', trafficLevel: 'HIGH' },
};

test('the published type of the configuration has the fields that are read, and no other CF-46', () => {
  const bad: string[] = [];
  const read = parseConfig(complete, { pageUrl: 'https://bank.example/', allowLocalHttp: false, onBad: (name) => bad.push(name) });
  expect(bad).toEqual([]);
  expect(fieldsOf(read)).toEqual(fieldsOf(complete));
  expect(withoutValue(read)).toEqual([]);
});

function fieldsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => fieldsOf(item, `${path}/${key}`)).sort();
}

function withoutValue(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [path] : [];
  return Object.entries(value).flatMap(([key, item]) => withoutValue(item, `${path}/${key}`));
}

test('the published type has every distributor CF-06', () => {
  expectTypeOf<Complete<KfpConfig>['distributorInfo']['shortname']>().toEqualTypeOf<Distributor>();
});
