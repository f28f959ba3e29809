import { isAuthenticatedSource, storedAnswers } from '../../domain/consent-source.ts';
import type { ConsentAnswer, ConsentAnswers, ConsentCategory } from '../../domain/cookie-consent.ts';
import { consentAnswers, consentCategories } from '../../domain/cookie-consent.ts';
import type { LoginContext } from '../../domain/distributor.ts';
import type { TrackingConsent } from '../../domain/tracking-consent.ts';
import { hasPrivacyControl, trackingConsent } from '../../domain/tracking-consent.ts';
import { watchCookies } from '../../platform/cookie-changes.ts';
import { findInDocument } from '../../platform/document-member.ts';
import { pageLocation } from '../../platform/page-location.ts';
import { sharingKey } from '../../platform/version.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import { openTabChannel } from '../../platform/tab-channel.ts';
import type { Config } from '../config/config.ts';
import type { PageElements } from '../page-elements/page-elements.ts';
import { askingTags } from '../page-elements/page-elements.ts';
import type { ConsentCookies, ConsentOverrides, ConsentSettings } from './consent-cookies.ts';
import { consentSettings, createConsentCookies } from './consent-cookies.ts';

/** The customer's answers; undefined while it is unknown which cookie holds them. */
export interface ConsentStore extends ReadableStore<ConsentAnswers | undefined> {
  /** Whether the browser keeps no cookies. Then all answers are no, and asking is pointless. */
  readonly isRefused: () => boolean;
  /** The answer about statistics, read from the cookies now; undefined while it is unknown which cookie holds it. */
  readonly statistics: () => ConsentAnswer | undefined;
  /** The consent to tracking that follows from that answer and Global Privacy Control. */
  readonly tracking: () => TrackingConsent;
  /**
   * Stores answers; those for other categories stay as they are. Notifies listeners and other tabs before it returns.
   *
   * @returns The answers that now hold: all denied where the browser keeps no cookies.
   */
  readonly save: (answers: Partial<Record<ConsentCategory, 'accepted' | 'denied'>>) => ConsentAnswers;
  /** Reads the cookies again: no event reports an expired cookie. */
  readonly refresh: () => void;
  /**
   * Applies an element's overrides. The returned function removes them in a microtask: where others follow at once, the
   * answers of another cookie do not count in between.
   */
  readonly override: (overrides: ConsentOverrides) => () => void;
  readonly dispose: () => void;
}

export interface ConsentStoreOptions {
  readonly window: Window & typeof globalThis;
  readonly config: ReadableStore<Config>;
  readonly loginContext: ReadableStore<LoginContext | undefined>;
  readonly elements: Pick<PageElements, 'get' | 'subscribe'>;
  /** Called when the answers have changed, but not through `save`. */
  readonly onOutsideChange: (answers: ConsentAnswers) => void;
}

/** Stores the customer's consent in the cookies that other pages of the bank read too. */
export function createConsentStore(options: ConsentStoreOptions): ConsentStore {
  const { window, config, loginContext, elements, onOutsideChange } = options;
  const cookies = createConsentCookies(window);
  let overrides: ConsentOverrides | undefined; // Undefined before the first `override`.
  let hasLost = false;
  const isRefused = () => hasLost || !cookies.isOpen();
  const settings = () =>
    consentSettings({ config: config.get(), path: pageLocation(window).pathname, loginContext: loginContext.get(), overrides });

  function read(): ConsentAnswers | undefined {
    if (isRefused()) return consentAnswers('denied');
    if (!overrides && hasAskingElement(elements)) return undefined; // The element may name another cookie.
    const { source, names } = settings();
    return source && storedAnswers(source, cookies.read(names));
  }

  const store = createStore(read());
  const onNews = () => refresh();
  const channel = openTabChannel(window, 'kfp.consent', onNews);
  const stops = [channel.dispose, watchCookies(window, onNews), ...[config, loginContext, elements].map(({ subscribe }) => subscribe(onNews))];

  function refresh(isTold = true): void {
    const [known, next] = [store.get(), read()];
    if (isSame(known, next)) return;
    store.set(next);
    if (isTold && known && next) onOutsideChange(next);
  }

  function override(next: ConsentOverrides): () => void {
    overrides = next;
    refresh(false); // Another cookie was read; the customer changed nothing.
    return () => queueMicrotask(() => {
      if (overrides === next) override({});
    });
  }

  function statistics(): ConsentAnswer | undefined {
    refresh();
    return store.get()?.statistics;
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    isRefused,
    statistics,
    tracking: () => trackingConsent(statistics(), hasPrivacyControl(window.navigator)),
    save(answers) {
      const { general, isKept } = writeAnswers(cookies, settings(), answers);
      hasLost = !isKept;
      const saved = read() ?? general;
      store.set(saved);
      channel.post('changed'); // The other tabs read the cookies.
      return saved;
    },
    refresh,
    override,
    dispose: () => stops.forEach((stop) => stop()),
  };
}

function writeAnswers(cookies: ConsentCookies, { source = 'general', names }: ConsentSettings, answers: Partial<ConsentAnswers>) {
  const stored = cookies.read(names);
  const general = merge(stored.general, answers);
  const isBoth = isAuthenticatedSource(source, stored);
  const isKept = cookies.write(names, { general, ...(isBoth && { authenticated: merge(stored.authenticated, answers) }) });
  return { general, isKept };
}

function merge(known: ConsentAnswers | undefined, answers: Partial<ConsentAnswers>): ConsentAnswers {
  return consentAnswers((category) => answers[category] ?? known?.[category] ?? null);
}

function isSame(one: ConsentAnswers | undefined, other: ConsentAnswers | undefined): boolean {
  return one && other ? consentCategories.every((category) => one[category] === other[category]) : one === other;
}

/**
 * Whether an element on the page may still name the consent cookie: a connected element, or one whose code has not
 * loaded. Where nothing has defined the tag, a host may never load the code, so only an element with such an attribute
 * counts.
 */
function hasAskingElement(elements: Pick<PageElements, 'get'>): boolean {
  if (elements.get().some(({ element }) => askingTags.includes(element.localName))) return true;
  return askingTags.some((tag) => {
    const code = customElements.get(tag);
    if (code && !(sharingKey in code)) return false; // Of another version or of the host.
    return findInDocument(code ? tag : `${tag}:is([cookie-name], [login-context])`);
  });
}
