import { insurancePath, isWithin, portalPath } from '../domain/link.ts';

/** The areas that a route can show. */
export type PortalArea = 'claimsJump' | 'overview' | 'offers' | 'profile' | 'purchaseEntries' | 'otherInsurances';

/** The area of each path below the base path. */
export const portalRoutes: Readonly<Record<string, PortalArea>> = {
  '/': 'overview',
  '/tilbud': 'offers',
  '/forsikringsprofil': 'profile',
  '/kjopsinnganger': 'purchaseEntries',
  '/jump/seopp/skadesaker': 'claimsJump',
  '/andre-forsikringer': 'otherInsurances',
};

/** Redirects to a page outside the portal before anything shows. */
export const paymentRoute = '/betaling';

/** Converts addresses with the base path. */
export interface PortalAddress {
  /** The part of a path below the base path, such as `/tilbud`; a path outside the base path is returned unchanged. */
  readonly routeOf: (path: string) => string;
  /** Whether a path of the page's origin is one of the portal's pages. */
  readonly owns: (path: string) => boolean;
  /** Converts a link to the default portal path into a link to this portal's base path. */
  readonly place: (href: string) => string;
}

/** `basePath` with or without slashes around it, and with or without percent-encoding; `/` is the root of the origin. */
export function createPortalAddress(basePath: string): PortalAddress {
  const trimmed = basePath.replace(/^\/+|\/+$/g, '');
  // Encoded and without dots, as the browser writes the path of the page.
  const base = new URL(`/${trimmed}`, 'https://any.example').pathname.replace(/\/+$/, '');
  // A base path such as the root also contains pages of other sites.
  const hasStrangers = isWithin(insurancePath, base);

  function routeOf(path: string): string {
    return (isWithin(path, base) ? path.slice(base.length) : path).replace(/\/$/, '') || '/';
  }

  return {
    routeOf,
    owns: (path) => isWithin(path, base) && (!hasStrangers || isKnown(routeOf(path))),
    place(href) {
      const [path = ''] = href.split(/[?#]/, 1);
      if (!isWithin(path, portalPath)) return href;
      // A browser reads a path that begins with two slashes, of either kind, as the name of another host.
      return ((base || (path === portalPath ? '/' : '')) + href.slice(portalPath.length)).replace(/^[/\\]+/, '/');
    },
  };
}

function isKnown(route: string): boolean {
  return route === paymentRoute || Object.hasOwn(portalRoutes, route);
}
