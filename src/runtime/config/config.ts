import { parseDistributor } from '../../domain/distributor.ts';
import { environmentOf } from '../../domain/environment.ts';
import type { Language } from '../../domain/language.ts';
import { languageOf } from '../../domain/language.ts';
import { parseSessionTimeout } from '../../domain/session-timeout.ts';
import { isPlainObject } from '../../platform/plain-object.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import { warnInvalid } from '../../platform/warn.ts';
import type { RuntimeSources } from '../host/host.ts';
import type { FieldContext } from './config-fields.ts';
import { field, flag, group, headerName, href, list, listOf, parsed, quantity, text, word } from './config-fields.ts';

const purchaseLinks = listOf({ text, url: href, external: flag });

/** The host's own words by language, whichever tag it writes for one: `no` is bokmål. They are checked where they are used. */
const texts = field((value, { name, onBad }) => {
  if (!isPlainObject(value)) return undefined;
  const own: { [language in Language]?: unknown } = {};
  for (const [tag, words] of Object.entries(value)) {
    const language = languageOf(tag);
    if (language) own[language] = words;
    else onBad(`${name}.${tag}`);
  }
  return own;
});

/** `window.kfpConfig` and its like, field by field (requirements, appendix A). All fields are optional. */
const readConfig = group({
  info: group({ loggUtUrl: href, nettbankUrl: href, timeoutUrl: href }),
  distributorInfo: group({ shortname: parsed(parseDistributor) }),
  kfpApiHost: href,
  app_version: text,
  sessionTimeout: parsed(parseSessionTimeout),
  features: group({ overview: flag, directLogin: flag }),
  links: group({ skadeBetaling: flag }),
  finnerIkkeForsikringConfig: listOf({
    title: text,
    description: text,
    link: group({ url: href, urlText: text, external: flag }),
    url: href,
    urlText: text,
    external: flag,
  }),
  taskCards: group({
    showBedriftsportal: flag,
    bedriftsportalUrl: href,
    skrytebokser: listOf({
      type: word(['skadeoppgjor', 'fornoydeKunder']),
      title: text,
      content: listOf({ type: word(['text', 'link']), value: text, text, url: href, external: flag }),
    }),
  }),
  purchaseGroups: group({
    kjoretoy: purchaseLinks,
    husOgHytte: purchaseLinks,
    reise: purchaseLinks,
    innbo: purchaseLinks,
    livOgHelse: purchaseLinks,
    bat: purchaseLinks,
    dyr: purchaseLinks,
  }),
  showSamtykkerMinProfil: flag,
  showVedlikeholdsKalender: flag,
  vedlikeholdsKalenderUrl: href,
  andreForsikringer: listOf({ title: text, description: text, meldSkadeUrl: href, lesMerUrl: href, external: flag }),
  contactInfo: group({ navn: text, telefon: text, epost: text, apningstider: list, domene: text }),
  insurerName: text,
  meldSkadeUrl: href,
  skadesakerNavUrl: href,
  personvernUrl: href,
  logoUrl: href,
  eikaDetaljerUrl: href,
  bilNettrabatt: quantity,
  skadesaker: group({ url: href, fallbackUrl: href }),
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
  sessionExpiryHeader: headerName,
  correlationHeader: headerName,
  flagsUrl: href,
  language: parsed((value) => (typeof value === 'string' ? languageOf(value) : undefined)),
  texts,
  analytics: group({ apiHost: href, token: text }),
  errorReporting: group({ dsn: text, trafficLevel: word(['NORMAL', 'HIGH', 'EXTRA_HIGH']) }),
});

/** The checked configuration: every field has its type or is undefined. Names are those of the public contract. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Checks merged configuration field by field (CF-69): a bad one is dropped and named through `onBad`,
 * unknown ones are ignored. Never throws.
 */
export function parseConfig(merged: unknown, context: Omit<FieldContext, 'name'>): Config {
  return readConfig(merged, { ...context, name: '' });
}

export interface ConfigStore extends ReadableStore<Config> {
  readonly dispose: () => void;
}

/** Keeps the checked configuration in step with what the host says. */
export function createConfigStore(sources: ReadableStore<RuntimeSources>, location: Location): ConfigStore {
  const allowLocalHttp = environmentOf(location.hostname) === 'Dev';
  const onBad = (name: string) => warnInvalid(`configuration: ${name}`);
  const read = () => parseConfig(sources.get().config, { pageUrl: location.href, allowLocalHttp, onBad });
  const store = createStore(read());
  let raw = sources.get().config;
  const dispose = sources.subscribe(() => {
    const next = sources.get().config;
    if (next === raw) return;
    raw = next;
    store.set(read());
  });
  return { get: store.get, subscribe: store.subscribe, dispose };
}
