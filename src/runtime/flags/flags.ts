import { parseLoginContext } from '../../domain/distributor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { resolveUrl } from '../../platform/url-rule.ts';
import { warnInvalid, warnOnce } from '../../platform/warn.ts';
import type { Config, ConfigStore } from '../config/config.ts';
import type { PageConsent } from '../consent/consent.ts';
import type { FlagsDetail } from '../host/host.ts';
import { dispatchHostEvent } from '../host/host.ts';
import type { PageElements } from '../page-elements/page-elements.ts';
import type { SessionStore } from '../session/session.ts';
import { parseFlags } from './flags-file.ts';
import { isInShare } from './session-share.ts';

/** What the flags change or ask of the services of the page. */
export interface FlaggedServices {
  readonly clock: Clock;
  readonly config: ConfigStore;
  readonly session: SessionStore;
  readonly elements: PageElements;
  readonly consent: { readonly get: () => Promise<PageConsent> };
  readonly findTarget: () => Element | undefined;
  readonly off?: readonly string[];
}

/**
 * Asks for the file of flags, and gives the services as it wants them: without the elements that are off, and with its
 * features. The services that go on by themselves, such as session and consent, still know every element.
 *
 * @param isOver whether nobody waits any more: from then on nothing is changed and nobody is told
 * @returns the same services when there is no file that counts
 */
export async function withFlags<S extends FlaggedServices>(services: S, isOver: () => boolean): Promise<S> {
  const { config, session, elements } = services;
  const flags = await readFlags(config.get().flagsUrl ?? '');
  if (!flags || !(await isInShare(flags.share, session)) || isOver()) return services;
  tellHost(services, flags);
  if (flags.off.includes(askingTag)) void speakForConsent(services);
  return { ...services, off: flags.off, elements: elementsBut(flags.off, elements), config: withFeatures(flags.features, config) };
}

/** Undefined, after a warning, where there is no file that counts. */
async function readFlags(flagsUrl: string): Promise<FlagsDetail | undefined> {
  const url = ownAddress(flagsUrl);
  try {
    return url === undefined ? undefined : parseFlags(await askFor(url), (problem) => warnOnce('flags-invalid', `flags: ${problem}`));
  } catch (error) {
    warnOnce('flags-unreachable', `flags: ${flagsUrl} could not be read, and nothing is off: ${String(error)}`);
    return undefined;
  }
}

/** The address of the file; undefined after a warning, where it is not one of the page's own origin. */
function ownAddress(flagsUrl: string): string | undefined {
  const { href, origin } = resolveUrl(flagsUrl, location.href);
  if (origin === location.origin) return href;
  warnInvalid('configuration: flagsUrl');
  return undefined;
}

/** The browser's cache answers as long as the headers of the file let it. A redirect may lead to a page for the login. */
async function askFor(url: string): Promise<unknown> {
  const response = await fetch(url, { credentials: 'same-origin', redirect: 'error' });
  if (!response.ok) throw new Error(`HTTP ${String(response.status)}`);
  return response.json();
}

/** Dispatches `kfp-flags`, as soon as there is something to dispatch it on. */
function tellHost({ elements, findTarget }: FlaggedServices, detail: FlagsDetail): void {
  const target = findTarget();
  if (target) {
    dispatchHostEvent(target, 'kfp-flags', detail);
    return;
  }
  const stop = elements.subscribe(() => {
    stop();
    tellHost({ elements, findTarget } as FlaggedServices, detail);
  });
}

const askingTag = 'kfp-cookie-consent';

/** An element that is off does not say in which cookie the answers are: this does, so that they still count. */
async function speakForConsent({ consent, elements }: FlaggedServices): Promise<void> {
  const { override } = await consent.get();
  let stop: (() => void) | undefined;
  const speak = () => {
    const found = elements.get().find(({ element }) => element.localName === askingTag)?.element;
    if (!found) return;
    const { cookieName, cookieDomain, loginContext } = found as Element & Readonly<Record<string, string | undefined>>;
    stop?.();
    const context = parseLoginContext(loginContext);
    stop = override({ cookieName, cookieDomain, loginContext: context === 'OWN_SITE' ? undefined : context });
  };
  elements.subscribe(speak);
  speak();
}

/** The list without elements that are off: what is shown once per page is shown by one of the others. */
function elementsBut(off: readonly string[], elements: PageElements): PageElements {
  const shown = derived(elements, (list) => list.filter(({ element }) => !off.includes(element.localName)));
  return { ...elements, ...shown };
}

function withFeatures(features: FlagsDetail['features'], config: ConfigStore): ConfigStore {
  const flagged = derived<Config>(config, (own) => ({ ...own, features: { ...own.features, ...features } }));
  return { ...config, ...flagged };
}

/** A store that gives the same object until the one behind it changes. */
function derived<T>({ get, subscribe }: ReadableStore<T>, derive: (value: T) => T): ReadableStore<T> {
  let source = get();
  let value = derive(source);
  return {
    get() {
      if (source !== get()) {
        source = get();
        value = derive(source);
      }
      return value;
    },
    subscribe,
  };
}
