import { parseLoginContext } from '../../domain/distributor.ts';
import type { Clock } from '../../platform/clock.ts';
import { pageLocation } from '../../platform/page-location.ts';
import { derivedStore } from '../../platform/store.ts';
import { resolveUrl } from '../../platform/url-rule.ts';
import { warnInvalid, warnOnce } from '../../platform/warn.ts';
import type { Config, ConfigStore } from '../config/config.ts';
import type { PageConsent } from '../consent/consent.ts';
import type { FlagsDetail } from '../host/host.ts';
import { dispatchHostEvent } from '../host/host.ts';
import type { PageElements } from '../page-elements/page-elements.ts';
import { askingTags } from '../page-elements/page-elements.ts';
import type { SessionStore } from '../session/session.ts';
import { parseFlags } from './flags-file.ts';

/** The services that flags read or change. */
export interface FlaggedServices {
  readonly clock: Clock;
  readonly config: ConfigStore;
  readonly session: SessionStore;
  readonly elements: PageElements;
  readonly consent: { readonly get: () => Promise<PageConsent> };
  readonly findEventTarget: () => Element | undefined;
  readonly off?: readonly string[];
  readonly dispose: () => void;
}

/**
 * Loads the flags file and returns the services with the flags applied: without the elements that are off, and with the
 * file's features. Session and consent still know all elements.
 *
 * @param isOver whether the elements have stopped waiting; then nothing changes, and no event is dispatched
 * @returns the same services when no valid file applies
 */
export async function withFlags<S extends FlaggedServices>(services: S, isOver: () => boolean): Promise<S> {
  const { config, session, elements } = services;
  const flags = await readFlags(config.get().flagsUrl ?? '');
  if (!flags || !(await isInShare(flags.share, session)) || isOver()) return services;
  const shown = derivedStore(elements, (list) => list.filter(({ element }) => !flags.off.includes(element.localName)));
  const flagged = derivedStore<Config, Config>(config, (own) => ({ ...own, features: { ...own.features, ...flags.features } }));
  const stops = [dispatchFlags(services, flags), shown.dispose, flagged.dispose, services.dispose];
  if (askingTags.some((tag) => flags.off.includes(tag))) stops.unshift(nameConsentCookies(services, flags.off));
  const dispose = () => {
    for (const stop of stops) stop();
  };
  return { ...services, off: flags.off, elements: { ...elements, ...shown }, config: { ...config, ...flagged }, dispose };
}

/** Undefined, after a warning, when there is no valid file. */
async function readFlags(flagsUrl: string): Promise<FlagsDetail | undefined> {
  const url = sameOriginAddress(flagsUrl);
  try {
    return url === undefined ? undefined : parseFlags(await fetchFile(url), (problem) => warnOnce('flags-invalid', `flags: ${problem}`));
  } catch (error) {
    warnOnce('flags-unreachable', `flags: ${flagsUrl} could not be read, and nothing is off: ${String(error)}`);
    return undefined;
  }
}

/** The address of the file. Undefined, after a warning, for an address on another origin. */
function sameOriginAddress(flagsUrl: string): string | undefined {
  const page = pageLocation(window);
  const { href, origin } = resolveUrl(flagsUrl, page.href);
  if (origin === page.origin) return href;
  warnInvalid('configuration: flagsUrl');
  return undefined;
}

const mostCharacters = 10_000;

/** Fetches the file, from the HTTP cache where its headers allow. A redirect fails, because it may lead to a login page. */
async function fetchFile(url: string): Promise<unknown> {
  const response = await fetch(url, { credentials: 'same-origin', redirect: 'error' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const text = await response.text();
  // No flags file is that long. A warning for each of its names would keep the page busy.
  if (text.length > mostCharacters) throw new Error('it is too long');
  return JSON.parse(text) as unknown;
}

/** Dispatches `kfp-flags` as soon as the page has a target for events. Returns a function that ends the wait. */
function dispatchFlags({ elements, findEventTarget }: Pick<FlaggedServices, 'elements' | 'findEventTarget'>, detail: FlagsDetail): () => void {
  const target = findEventTarget();
  if (target) {
    dispatchHostEvent(target, 'kfp-flags', detail);
    return () => undefined;
  }
  let stop = elements.subscribe(() => {
    stop();
    stop = dispatchFlags({ elements, findEventTarget }, detail);
  });
  return () => stop();
}

/**
 * An element that is off does not render, so it names no consent cookie. This code names it, so that stored answers
 * still count. Returns a function that ends this: the list of elements outlives the services.
 */
function nameConsentCookies({ consent, elements }: FlaggedServices, off: readonly string[]): () => void {
  let override: PageConsent['override'] | undefined;
  const nameCookies = () => {
    const asking = elements.get().map(({ element }) => element).filter(({ localName }) => askingTags.includes(localName));
    const [found] = asking;
    if (!found || !override || asking.some(({ localName }) => !off.includes(localName))) return;
    const { cookieName, cookieDomain, loginContext } = found as Element & Readonly<Record<string, string | undefined>>;
    const context = parseLoginContext(loginContext);
    override({ cookieName, cookieDomain, loginContext: context === 'OWN_SITE' ? undefined : context });
  };
  consent.get().then((page) => {
    override = page.override;
    nameCookies();
  }).catch(() => undefined); // Without the code of the consent, no answers count.
  return elements.subscribe(nameCookies);
}

/**
 * Whether the customer's session is in the share that the file applies to. The session id decides: it is the same on
 * all pages and tabs, so nothing is stored or sent. Visitors who are not logged in are only in the share 1.
 *
 * @param share 0 to 1
 */
export async function isInShare(share: number, session: Pick<SessionStore, 'get' | 'ready'>): Promise<boolean> {
  if (share === 1) return true;
  await session.ready;
  const { customer } = session.get();
  return customer !== null && fractionOf(customer) < share;
}

/** An evenly spread number from 0 to 1: the FNV-1a hash with extra mixing, because ids may differ in their last letters only. */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
