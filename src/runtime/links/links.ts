import type { LoginContext } from '../../domain/distributor.ts';
import { isMobileBank } from '../../domain/distributor.ts';
import { isDevelopment } from '../../domain/is-development.ts';
import type { LinkKind, NativeLink } from '../../domain/link.ts';
import { isWithin, linkKind, nativeLink, portalPath } from '../../domain/link.ts';
import type { PageLocation } from '../../platform/page-location.ts';
import { pageLocation } from '../../platform/page-location.ts';
import { checkUrl, ifSafe, isSafeHref, resolveUrl } from '../../platform/url-rule.ts';
import { logError, warnOnce } from '../../platform/warn.ts';
import { dispatchPreventable } from '../host/host.ts';

/** The interface of a bank's app: `kfp-runtime.nativeBridge` or `window.kfpNativeBridge`. */
export interface NativeBridge {
  readonly openLink: (link: NativeLink) => unknown;
}

/** Follows links to the portal's own pages while a portal is on the page. */
export interface PortalRouter {
  /** Maps a link to this portal's path. Links are written for the portal's default path. */
  readonly place: (href: string) => string;
  /** Whether a path of the page's origin is one of the portal's pages. */
  readonly owns: (path: string) => boolean;
  /** Opens one of the portal's pages without a page load. */
  readonly navigate: (url: URL) => void;
}

export interface LinkClick {
  readonly event: MouseLikeEvent;
  /** The result of `place`. */
  readonly href: string;
  readonly label: string;
  readonly element: Element;
  readonly loginContext: LoginContext;
  /** Whether the link loads a page, as in a new tab, and never goes to the portal's router. Default: false. */
  readonly isLoad?: boolean;
}

/** The part of a click that decides who follows the link. */
export interface MouseLikeEvent {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

export interface LinkOpener {
  /** Decides who follows a clicked link: the host, the app, the portal's router, or else the browser. */
  readonly follow: (click: LinkClick) => void;
  /**
   * The absolute address of a link on this page: below the portal's path, if there is a portal.
   *
   * @throws UrlError when it is no address
   */
  readonly place: (href: string) => string;
  /** Whether an address passes the URL rule for links. */
  readonly isSafe: (href: string) => boolean;
  /** Sets the router of the portal's own links. The returned function removes it. */
  readonly setRouter: (router: PortalRouter) => () => void;
}

/** Creates the service that resolves and follows links. `getBridge` is called at each click in an app. */
export function createLinkOpener(location: PageLocation, getBridge: () => NativeBridge | undefined): LinkOpener {
  let router: PortalRouter | undefined;
  const place = (href: string) => resolveUrl(router?.place(href) ?? href, location.href).href;

  function openInApp(link: NativeLink, element: Element): boolean {
    if (!dispatchPreventable(element, 'kfp-native-link', link)) return true;
    const bridge = getBridge();
    if (!bridge) return false;
    const log = (error: unknown) => logError('callback-failed', 'nativeBridge.openLink failed', error);
    try {
      // A later rejection can only be logged, because the click is over by then.
      void Promise.resolve(bridge.openLink(link)).catch(log);
      return true;
    } catch (error) {
      log(error);
      return false;
    }
  }

  function isTaken(url: URL, kind: LinkKind, click: LinkClick): boolean {
    if (!dispatchPreventable(click.element, 'kfp-navigate', { href: url.href, kind })) return true;
    if (isMobileBank(click.loginContext) && openInApp(nativeLink(url, kind, click.label), click.element)) return true;
    if (kind !== 'portal' || !router || click.isLoad) return false;
    router.navigate(url);
    return true;
  }

  return {
    place,
    isSafe: (href) => isSafeHref(href, ...urlRule(location)),
    follow(click) {
      if (click.event.defaultPrevented || opensElsewhere(click.event)) return;
      const url = new URL(click.href);
      const kind = linkKind(url, location.origin, router?.owns ?? ((path) => isWithin(path, portalPath)));
      if (isTaken(url, kind, click)) click.event.preventDefault();
    },
    setRouter(next) {
      router = next;
      return () => {
        if (router === next) router = undefined;
      };
    },
  };
}

/** The customer asked for a new tab, a new window or a download. */
function opensElsewhere(event: MouseLikeEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * Checks the address of an image, frame or form. For links, where mailto: and tel: are allowed too, use `isSafe`.
 *
 * @throws UrlError when it breaks the URL rule
 */
export function checkAddress(address: string): URL {
  return checkUrl(address, ...urlRule(pageLocation(window)));
}

/** What the URL rule needs of the page: its address, and whether plain http to localhost passes. */
const urlRule = (location: PageLocation) => [location.href, isDevelopment(location)] as const;

/** As `checkAddress` for an optional address: absolute, or undefined when it breaks the URL rule. */
export function safeAddress(address: string): string | undefined {
  return ifSafe(() => checkAddress(address).href);
}

/** The bridge to a bank's app: the runtime's property, else `window.kfpNativeBridge`. */
export function findNativeBridge(own: unknown, window: Window): NativeBridge | undefined {
  // A DOM node with this name is not an own property of the window.
  const candidate = own ?? (Object.hasOwn(window, 'kfpNativeBridge') ? (window as WithBridge).kfpNativeBridge : undefined);
  if (isNativeBridge(candidate)) return candidate;
  if (candidate != null) warnOnce('bridge-incomplete', 'nativeBridge has no openLink and is ignored.');
  return undefined;
}

type WithBridge = Window & { readonly kfpNativeBridge?: unknown };

/** A DOM node, or an object without `openLink`, is no bridge. */
function isNativeBridge(value: unknown): value is NativeBridge {
  return typeof (value as Partial<NativeBridge> | null | undefined)?.openLink === 'function' && !(value instanceof Node);
}
