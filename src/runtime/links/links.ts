import type { LoginContext } from '../../domain/distributor.ts';
import { isMobileBank } from '../../domain/distributor.ts';
import { environmentOf } from '../../domain/environment.ts';
import type { LinkKind, NativeLink } from '../../domain/link.ts';
import { isWithin, linkKind, nativeLink, portalPath } from '../../domain/link.ts';
import { checkUrl, isSafeHref, resolveUrl, UrlError } from '../../platform/url-rule.ts';
import { logError, warnOnce } from '../../platform/warn.ts';
import { dispatchPreventable } from '../host/host.ts';

/** What a bank's app offers the page: `kfp-runtime.nativeBridge` or `window.kfpNativeBridge`. */
export interface NativeBridge {
  readonly openLink: (link: NativeLink) => unknown;
}

/** Takes over links to the portal's own pages while a portal is on the page. */
export interface PortalRouter {
  /** Where this portal has what a link leads to; links are written for the portal's usual path. */
  readonly place: (href: string) => string;
  /** Whether a path of the page's origin is one of the portal's pages. */
  readonly owns: (path: string) => boolean;
  /** Goes to one of them without loading the page. */
  readonly navigate: (url: URL) => void;
}

export interface LinkClick {
  readonly event: MouseLikeEvent;
  /** As `place` gives it. */
  readonly href: string;
  readonly label: string;
  readonly element: Element;
  readonly loginContext: LoginContext;
  /** Whether a page is loaded, as in a new tab, and never the portal's own place changed. Default: false. */
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
  /** The address that a link of ours has on this page, absolute: where the portal is, if there is one. */
  readonly place: (href: string) => string;
  /** Whether an address from an answer may be linked to. */
  readonly isSafe: (href: string) => boolean;
  /** Gives the portal's own links to `router` until the returned function is called. */
  readonly useRouter: (router: PortalRouter) => () => void;
}

export function createLinkOpener(page: { readonly location: Location }, getBridge: () => NativeBridge | undefined): LinkOpener {
  let router: PortalRouter | undefined;
  const place = (href: string) => resolveUrl(router?.place(href) ?? href, page.location.href).href;

  function openInApp(link: NativeLink, element: Element): boolean {
    if (!dispatchPreventable(element, 'kfp-native-link', link)) return true;
    const bridge = getBridge();
    if (!bridge) return false;
    try {
      // A bridge that answers later can only be heard; the click is long over by then.
      void Promise.resolve(bridge.openLink(link)).catch((error: unknown) => logError('nativeBridge.openLink failed', error));
      return true;
    } catch (error) {
      logError('nativeBridge.openLink failed', error);
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
    isSafe: (href) => isSafeHref(href, page.location.href, environmentOf(page.location.hostname) === 'Dev'),
    follow(click) {
      if (click.event.defaultPrevented || opensElsewhere(click.event)) return;
      const url = new URL(click.href);
      const kind = linkKind(url, page.location.origin, router?.owns ?? ((path) => isWithin(path, portalPath)));
      if (isTaken(url, kind, click)) click.event.preventDefault();
    },
    useRouter(next) {
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
 * An address of an image, a frame or a form, from configuration, an attribute or an answer. Links may
 * be mailto: and tel: too: see LinkOpener.
 *
 * @throws UrlError when it breaks the URL rule
 */
export function checkAddress(address: string): URL {
  return checkUrl(address, location.href, environmentOf(location.hostname) === 'Dev');
}

/** The same for an address that can be done without: absolute, undefined when it breaks the rule. */
export function safeAddress(address: string): string | undefined {
  try {
    return checkAddress(address).href;
  } catch (error) {
    if (error instanceof UrlError) return undefined;
    throw error;
  }
}

/** The bridge to a bank's app: the runtime's property, else `window.kfpNativeBridge`. */
export function findNativeBridge(own: unknown, window: Window): NativeBridge | undefined {
  // A part of the page that is named so is no own property of the window.
  const candidate = own ?? (Object.hasOwn(window, 'kfpNativeBridge') ? (window as WithBridge).kfpNativeBridge : undefined);
  if (isNativeBridge(candidate)) return candidate;
  if (candidate != null) warnOnce('bridge-incomplete', 'nativeBridge has no openLink and is ignored.');
  return undefined;
}

type WithBridge = Window & { readonly kfpNativeBridge?: unknown };

/** A DOM node, or an app that offers something else, is no bridge. */
function isNativeBridge(value: unknown): value is NativeBridge {
  return (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Node) &&
    'openLink' in value &&
    typeof value.openLink === 'function'
  );
}
