import { insurancePath } from '../domain/policy.ts';
import type { ReadableStore } from '../platform/store.ts';
import type { PortalAddress } from './portal-address.ts';
import { paymentRoute } from './portal-routes.ts';
import type { PortalScroll } from './portal-scroll.ts';

export interface PortalLocation extends ReadableStore<string> {
  /** Goes to a page of the portal without loading it; to what lies outside, the browser goes by itself. */
  readonly navigate: (url: URL) => void;
}

/** Where the invoices are, outside the portal (RT-08). */
export const paymentPath = `${insurancePath}/betaling`;

/** Not every browser has the Navigation API, which tells of what a router of the host has done. */
interface WithNavigation {
  readonly navigation?: EventTarget;
}

/**
 * The route of the page's address, such as `/tilbud`. Follows Back, Forward and a host that changes the address.
 * `history` is used as it is: a router that patches it would change the host page.
 */
export function createPortalLocation(window: Window, address: PortalAddress, scroll: PortalScroll): PortalLocation {
  const listeners = new Set<() => void>();
  return {
    get: () => address.routeOf(window.location.pathname),
    subscribe(listener) {
      const { navigation } = window as WithNavigation;
      listeners.add(listener);
      window.addEventListener('popstate', listener);
      navigation?.addEventListener('currententrychange', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('popstate', listener);
        navigation?.removeEventListener('currententrychange', listener);
      };
    },
    navigate(url) {
      if (address.routeOf(url.pathname) === paymentRoute) {
        window.location.assign(paymentPath);
        return;
      }
      scroll.keep();
      // The page one is on is no new step for Back.
      if (url.href !== window.location.href) window.history.pushState(scroll.newEntry, '', url.href);
      for (const listener of [...listeners]) listener();
      scroll.enter(url.hash);
    },
  };
}
