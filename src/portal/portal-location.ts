import { insurancePath } from '../domain/link.ts';
import { pageNavigation, withViewTransition } from '../platform/page-navigation.ts';
import type { ReadableStore } from '../platform/store.ts';
import type { LinkOpener } from '../runtime/links/links.ts';
import type { PortalAddress } from './portal-routes.ts';
import { paymentRoute } from './portal-routes.ts';
import type { PortalScroll } from './portal-scroll.ts';

export interface PortalLocationOptions {
  readonly window: Window;
  readonly address: PortalAddress;
  readonly scroll: PortalScroll;
  readonly links: LinkOpener;
}

/** An event of the Navigation API. */
interface EntryChangeEvent extends Event {
  readonly navigationType?: string | null;
}

/** Where the invoices are, outside the portal. */
export const paymentPath = `${insurancePath}/betaling`;

/**
 * The route of the page's address, such as `/tilbud`; undefined until somebody watches it, as only then links lead
 * here. Follows links, Back, Forward and, where the browser tells of it, a host that changes the address. `history` is
 * used as it is: a router that patches it would change the host page.
 */
export function createPortalLocation(options: PortalLocationOptions): ReadableStore<string | undefined> {
  const { window, address, scroll, links } = options;
  let isWatched = false;
  /** While a link of ours changes the address, which the browser tells of too. */
  let isFollowing = false;
  return {
    get: () => (isWatched ? address.routeOf(window.location.pathname) : undefined),
    subscribe(listener) {
      const navigation = pageNavigation(window);
      const onEntryChange = (event: Event) => {
        // An address that is replaced, as by the way to the claims pages, is for the next load.
        if (!isFollowing && (event as EntryChangeEvent).navigationType === 'push') listener();
      };
      const stopRouting = links.useRouter({ ...address, navigate: (url) => navigate(url, listener) });
      const stopScroll = scroll.start();
      window.addEventListener('popstate', listener);
      navigation?.addEventListener('currententrychange', onEntryChange);
      isWatched = true;
      listener();
      return () => {
        isWatched = false;
        stopRouting();
        stopScroll();
        window.removeEventListener('popstate', listener);
        navigation?.removeEventListener('currententrychange', onEntryChange);
      };
    },
  };

  function push(url: URL): void {
    isFollowing = true;
    try {
      window.history.pushState(scroll.newEntry, '', url.href);
    } finally {
      isFollowing = false;
    }
  }

  function navigate(url: URL, onChange: () => void): void {
    if (address.routeOf(url.pathname) === paymentRoute) {
      window.location.assign(links.place(paymentPath));
      return;
    }
    scroll.keep();
    const isOtherPage = address.routeOf(url.pathname) !== address.routeOf(window.location.pathname);
    // The page one is on is no new step for Back.
    if (url.href !== window.location.href) push(url);
    const show = () => {
      onChange();
      scroll.enter(url.hash);
    };
    if (isOtherPage) withViewTransition(show);
    else show();
  }
}
