/** The areas that a route can show. */
export type PortalArea = 'claimsJump' | 'overview' | 'offers' | 'profile' | 'purchaseEntries' | 'otherInsurances';

export interface PortalRoute {
  readonly area: PortalArea;
  /** First part of the document title. */
  readonly title: string;
}

/** Route below the base path to what it shows. */
export const portalRoutes: Readonly<Record<string, PortalRoute>> = {
  '/': { area: 'overview', title: 'Forsikringsoversikt' },
  '/tilbud': { area: 'offers', title: 'Tilbudene dine' },
  '/forsikringsprofil': { area: 'profile', title: 'Min profil' },
  '/kjopsinnganger': { area: 'purchaseEntries', title: 'Hva vil du forsikre?' },
  '/jump/seopp/skadesaker': { area: 'claimsJump', title: 'Vi sender deg videre...' },
  '/andre-forsikringer': { area: 'otherInsurances', title: 'Andre forsikringer' },
};

/** Goes on, before anything is shown, to a page outside the portal. */
export const paymentRoute = '/betaling';
