import { insurancePath, isWithin, portalPath } from '../domain/link.ts';

/** The areas that a route can show. */
export type PortalArea = 'claimsJump' | 'overview' | 'offers' | 'profile' | 'purchaseEntries' | 'otherInsurances';

export interface PortalRoute {
  readonly area: PortalArea;
}

/** Route below the base path to what it shows. */
export const portalRoutes: Readonly<Record<string, PortalRoute>> = {
  '/': { area: 'overview' },
  '/tilbud': { area: 'offers' },
  '/forsikringsprofil': { area: 'profile' },
  '/kjopsinnganger': { area: 'purchaseEntries' },
  '/jump/seopp/skadesaker': { area: 'claimsJump' },
  '/andre-forsikringer': { area: 'otherInsurances' },
};

/** Goes on, before anything is shown, to a page outside the portal. */
export const paymentRoute = '/betaling';

/** What the base path makes of addresses. */
export interface PortalAddress {
  /** The part of a path below the base path, such as `/tilbud`; a path outside it is read as it stands. */
  readonly routeOf: (path: string) => string;
  /** Whether a path of the page's origin is one of the portal's pages. */
  readonly owns: (path: string) => boolean;
  /** Where this portal has what a link for the usual portal leads to. */
  readonly place: (href: string) => string;
}

/** `basePath` with or without slashes around it; `/` is the root of the origin. */
export function createPortalAddress(basePath: string): PortalAddress {
  const base = basePath.replace(/^\/*(?=.)|\/+$/g, '/').replace(/\/+$/, '');
  // Below a base path like the root lie pages of others too.
  const hasStrangers = isWithin(insurancePath, base);

  function routeOf(path: string): string {
    return (isWithin(path, base) ? path.slice(base.length) : path).replace(/\/$/, '') || '/';
  }

  return {
    routeOf,
    owns: (path) => isWithin(path, base) && (!hasStrangers || isKnown(routeOf(path))),
    place(href) {
      const [path = ''] = href.split(/[?#]/, 1);
      return isWithin(path, portalPath) ? (base || (path === portalPath ? '/' : '')) + href.slice(portalPath.length) : href;
    },
  };
}

function isKnown(route: string): boolean {
  return route === paymentRoute || Object.hasOwn(portalRoutes, route);
}
