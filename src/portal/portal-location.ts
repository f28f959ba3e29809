import { insurancePath } from '../domain/link.ts';
import { inLaterTask } from '../platform/clock.ts';
import { listen } from '../platform/listen.ts';
import { pageNavigation, withViewTransition } from '../platform/page-navigation.ts';
import { isPlainObject } from '../platform/plain-object.ts';
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

/**
 * Fields of the history state that a new entry does not get. The rest is copied, because Vue Router and SvelteKit fail at
 * an entry without their fields. By these, Next.js (`__NA`, `__N`), Turbo, htmx and TanStack Router take an entry
 * for their own.
 */
const notCopied: readonly string[] = ['__NA', '__N', 'turbo', 'htmx', '__TSR_key', 'kfpReloadedBy'];

/** An event of the Navigation API. */
interface EntryChangeEvent extends Event {
  readonly navigationType?: string | null;
}

/** Path of the invoices, outside the portal. */
export const paymentPath = `${insurancePath}/betaling`;

/**
 * Stores the route of the page's address, such as `/tilbud`. The route is undefined until the first subscription, because
 * links are routed only from then on. It changes with our links, Back, Forward and links that the host's router takes, and
 * in browsers with the Navigation API with each address that the host pushes; `history` is not patched, because that would
 * affect the host page. At an address outside the portal the route stays: the host's router will remove the portal.
 */
export function createPortalLocation(options: PortalLocationOptions): ReadableStore<string | undefined> {
  const { window, address, scroll, links } = options;
  let route: string | undefined;
  /** True while our own link changes the address: the browser dispatches an event for that change too. */
  let isFollowing = false;
  return {
    get: () => route,
    subscribe(onChange) {
      const { pathname: first } = window.location;
      const read = () => {
        route = address.routeOf(window.location.pathname);
        onChange();
      };
      const listener = () => {
        const { pathname } = window.location;
        if (address.owns(pathname) || pathname === first) read();
      };
      const stopRouting = links.setRouter({ ...address, navigate: (url) => navigate(url, read) });
      const stopScroll = scroll.start();
      const isShown = () => address.routeOf(window.location.pathname) === route;
      const stopWatch = watchHostNavigation(window, listener, () => isFollowing, isShown);
      read();
      return () => {
        route = undefined;
        stopRouting();
        stopScroll();
        stopWatch();
      };
    },
  };

  function push(url: URL): void {
    isFollowing = true;
    const { state } = window.history as { readonly state: unknown };
    const entry = { ...(isPlainObject(state) && state), ...scroll.newEntry };
    for (const field of notCopied) Reflect.deleteProperty(entry, field);
    try {
      window.history.pushState(entry, '', url.href);
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
    // A link to the current address adds no history entry.
    if (url.href !== window.location.href) push(url);
    const show = () => {
      onChange();
      scroll.enter(url.hash);
    };
    if (isOtherPage) withViewTransition(show);
    else show();
  }
}

/**
 * Listens to Back, Forward and addresses that the host pushes.
 *
 * @param isOurs whether our own link is changing the address
 * @param isShown whether the portal shows the page of the address
 */
function watchHostNavigation(window: Window, onChange: () => void, isOurs: () => boolean, isShown: () => boolean): () => void {
  const navigation = pageNavigation(window);
  const onEntryChange = ({ navigationType }: EntryChangeEvent) => {
    // A replaced address, such as that of the redirect to the claims pages, counts at the next load.
    if (!isOurs() && navigationType === 'push') onChange();
  };
  const stops = [
    listen(window, ['popstate'], onChange),
    navigation ? listen(navigation, ['currententrychange'], onEntryChange) : watchTakenLinks(window, isShown, onChange),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Milliseconds between two comparisons of the address, after a link that the host has taken. */
const lookTime = 100;
/** Number of comparisons: 10 s, in which the host's router may load code. */
const lookCount = 100;

/** For browsers without the Navigation API: calls `onChange` when the host's router has gone on after it has taken a link. */
function watchTakenLinks(window: Window, isShown: () => boolean, onChange: () => void): () => void {
  let rest = 0;
  let isOver = false;

  function look(): void {
    if (isOver || rest === 0) return;
    rest = isShown() ? rest - 1 : 0;
    if (rest > 0) inLaterTask(look, lookTime);
    else if (!isShown()) onChange();
  }

  const stop = listen(window, ['kfp-navigate'], (event) => {
    inLaterTask(() => {
      if (!event.defaultPrevented) return;
      const isLooking = rest > 0;
      rest = lookCount;
      if (!isLooking) look();
    });
  });
  return () => {
    isOver = true;
    stop();
  };
}
