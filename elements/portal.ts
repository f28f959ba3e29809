import { lazyImport } from '../src/platform/lazy-import.ts';
import { createPortalPage } from '../src/portal/portal-page.tsx';
import { portalElement } from '../src/portal/portal-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(
  portalElement,
  createPortalPage({
    claimsJump: async () => (await lazyImport(() => import('./claims-jump.ts'))).ClaimsJumpArea,
    overview: async () => (await lazyImport(() => import('./overview.ts'))).OverviewArea,
    offers: async () => (await lazyImport(() => import('./offers.ts'))).OffersArea,
    profile: async () => (await lazyImport(() => import('./profile.ts'))).ProfileArea,
    purchaseEntries: async () => (await lazyImport(() => import('./purchase-entries.ts'))).PurchaseEntriesArea,
    login: async () => (await lazyImport(() => import('./login.ts'))).LoginPage,
    errorPage: async () => (await lazyImport(() => import('./error-page.ts'))).ErrorPageArea,
    cookieConsent: () => lazyImport(() => import('./cookie-consent.ts')),
    otherInsurances: async () => (await lazyImport(() => import('./other-insurances.ts'))).OtherInsurancesPage,
  }),
);
