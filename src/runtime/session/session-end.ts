import { isDevelopment } from '../../domain/is-development.ts';
import { portalPath } from '../../domain/link.ts';
import type { Clock } from '../../platform/clock.ts';
import { findInDocument } from '../../platform/document-member.ts';
import type { PageLocation } from '../../platform/page-location.ts';
import { pageLocation } from '../../platform/page-location.ts';
import type { StorageEntry } from '../../platform/storage-entry.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { checkUrl, ifSafe } from '../../platform/url-rule.ts';
import type { Config } from '../config/config.ts';
import type { LinkOpener } from '../links/links.ts';
import type { PageElements } from '../page-elements/page-elements.ts';
import { leavingTags } from '../page-elements/page-elements.ts';
import type { SessionStore } from './session-store.ts';

export interface SessionEndOptions {
  readonly window: Window;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly config: ReadableStore<Config>;
  readonly elements: PageElements;
  readonly links: LinkOpener;
  readonly marketSource: StorageEntry;
}

export interface SessionEnd {
  /** The deadline has passed: tells hosts, then opens the time-out page. */
  readonly expire: () => void;
  /** Whether `expire` would load this page anew. */
  readonly leadsHere: () => boolean;
  /** The customer has logged out here; the backend names `logoutUrl` as the next page. */
  readonly logOut: (logoutUrl: string | undefined) => void;
  /** The customer has logged out in another tab, and session-status confirms it. */
  readonly followLogout: () => void;
}

/** Ends the session in this page and removes the customer's data from it. */
export function createSessionEnd(options: SessionEndOptions): SessionEnd {
  const { window, clock, session, config, elements, links, marketSource } = options;

  let hasEnded = false;
  session.subscribe(() => {
    if (session.get().status === 'logged-in') hasEnded = false;
  });

  function finish(state: 'logged-out' | 'expired'): boolean {
    hasEnded = true;
    session.close('logged-out');
    marketSource.write(undefined);
    // Another call may have found the end first, and told it.
    const isAllowed = !session.isNews(state) || session.tell(state);
    // The old deadline must not apply to the next session.
    session.setExpiry(null, clock.monotonic());
    return isAllowed;
  }

  const exit = (...wanted: readonly (string | undefined)[]) =>
    exitUrl([...wanted, config.get().info.loggUtUrl], config.get(), pageLocation(window)) ?? links.place(portalPath);

  const leave = (...wanted: readonly (string | undefined)[]) => window.location.assign(exit(...wanted));

  // The document query finds elements whose code has not loaded. The list finds elements in shadow roots.
  const isLeft = () =>
    findInDocument(leavingTags.join()) !== null ||
    elements.get().some(({ element }) => leavingTags.includes(element.localName));

  return {
    expire() {
      if (finish('expired') && isLeft()) leave(config.get().info.timeoutUrl);
    },
    leadsHere() {
      const [next, current] = [exit(config.get().info.timeoutUrl), pageLocation(window).href].map((url) => url.split('#', 1)[0]);
      return next === current && isLeft();
    },
    logOut(logoutUrl) {
      finish('logged-out');
      leave(logoutUrl);
    },
    followLogout() {
      // The session has already ended in this page, so the page is leaving or a host has kept it.
      if (hasEnded) return;
      // The host may know it already.
      if (session.isNews('logged-out')) finish('logged-out');
      if (isLeft()) leave();
    },
  };
}

/**
 * Chooses the page after the end of the session: the first address that passes the URL rule and is on the page's origin
 * or on an origin that the configuration names. Undefined when there is none.
 */
export function exitUrl(wanted: readonly (string | undefined)[], { info, allowedOrigins = [] }: Config, location: PageLocation): string | undefined {
  const originOf = (url: unknown) => webUrl(url, location)?.origin;
  const allowed = [location.origin, ...[...Object.values(info), ...allowedOrigins].map(originOf)];
  const urls = wanted.map((url) => webUrl(url, location));
  return urls.find((url) => url && allowed.includes(url.origin))?.href;
}

/** Undefined for an address that breaks the URL rule. */
function webUrl(url: unknown, location: PageLocation): URL | undefined {
  return typeof url === 'string' ? ifSafe(() => checkUrl(url, location.href, isDevelopment(location))) : undefined;
}
