import type { InferOutput } from 'valibot';
import { check, custom, pipe, string, undefinedable } from 'valibot';
import { headerName as headerPattern } from '../../api/request-headers.ts';
import { parseDistributor } from '../../domain/distributor.ts';
import { isDevelopment } from '../../domain/is-development.ts';
import type { Language } from '../../domain/language.ts';
import { languageOf } from '../../domain/language.ts';
import { parseSessionTimeout } from '../../domain/session-timeout.ts';
import { isPlainObject } from '../../platform/plain-object.ts';
import type { DerivedStore, ReadableStore } from '../../platform/store.ts';
import { derivedStore } from '../../platform/store.ts';
import { isSafeHref } from '../../platform/url-rule.ts';
import { warnInvalid } from '../../platform/warn.ts';
import type { RuntimeSources } from '../host/host.ts';
import { flag, group, list, listOf, parsed, quantity, readFields, text, textThat, word } from './host-fields.ts';
import type { PageLocation } from '../../platform/page-location.ts';

/** The host's own words by the tag of their language. The readers of the words check them. */
const texts = undefinedable(custom<Readonly<Record<string, unknown>>>(isPlainObject));

/** A name that a request header may have. */
const headerName = undefinedable(pipe(string(), check((name) => headerPattern.test(name))));

interface ConfigContext {
  /** The base of relative addresses. */
  readonly pageUrl: string;
  readonly allowLocalHttp: boolean;
}

/** A link or call target that passes the URL rule (VA-16 to VA-18); mailto and tel are links too. */
const address = ({ pageUrl, allowLocalHttp }: ConfigContext) => textThat((href) => isSafeHref(href, pageUrl, allowLocalHttp));

type Address = ReturnType<typeof address>;

const taskCards = (href: Address) => group({
  showBedriftsportal: flag,
  bedriftsportalUrl: href,
  skrytebokser: listOf({
    type: word(['skadeoppgjor', 'fornoydeKunder']),
    title: text,
    content: listOf({ type: word(['text', 'link']), value: text, text, url: href, external: flag }, ['type']),
  }, ['type', 'title']),
});

function purchaseGroups(href: Address) {
  const links = listOf({ text, url: href, external: flag }, ['text', 'url']);
  return group({ kjoretoy: links, husOgHytte: links, reise: links, innbo: links, livOgHelse: links, bat: links, dyr: links });
}

/** `window.kfpConfig` and its like, field by field (requirements, appendix A). All fields are optional. */
function configSchema(context: ConfigContext) {
  const href = address(context);
  return group({
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
    }, ['title']),
    taskCards: taskCards(href),
    purchaseGroups: purchaseGroups(href),
    showSamtykkerMinProfil: flag,
    showVedlikeholdsKalender: flag,
    vedlikeholdsKalenderUrl: href,
    andreForsikringer: listOf({ title: text, description: text, meldSkadeUrl: href, lesMerUrl: href, external: flag }, ['title']),
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
}

/** The checked configuration: every field has its type or is undefined. Names are those of the public contract. */
export type Config = InferOutput<ReturnType<typeof configSchema>>;

/**
 * Checks the merged configuration field by field (CF-69). A bad field is dropped and named through `onBad`; an unknown
 * field is ignored. Never throws.
 */
export function parseConfig(merged: unknown, { onBad, ...context }: ConfigContext & { readonly onBad: (name: string) => void }): Config {
  const config = readFields(configSchema(context), merged ?? undefined, onBad);
  return { ...config, texts: byLanguage(config.texts, onBad) };
}

/** The words by language. Any tag of a language counts: `no` is bokmål. Of two tags of one language, the last counts. */
function byLanguage(byTag: Config['texts'], onBad: (name: string) => void): Config['texts'] {
  if (!byTag) return undefined;
  const byName: Partial<Record<Language, unknown>> = {};
  for (const [tag, words] of Object.entries(byTag).reverse()) {
    const language = languageOf(tag);
    if (!language || language in byName) onBad(`texts.${tag}`);
    else byName[language] = words;
  }
  return byName;
}

export type ConfigStore = DerivedStore<Config>;

/** Keeps the checked configuration up to date with the host's values. */
export function createConfigStore(sources: ReadableStore<RuntimeSources>, location: PageLocation): ConfigStore {
  const allowLocalHttp = isDevelopment(location);
  const onBad = (name: string) => warnInvalid(`configuration: ${name}`);
  return derivedStore(sources, ({ config }) => parseConfig(config, { pageUrl: location.href, allowLocalHttp, onBad }));
}
