import { createPortal } from '../src/portal/portal-page.tsx';
import { portalElement } from '../src/portal/portal-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(
  portalElement,
  createPortal({
    claimsJump: async () => (await import('./claims-jump.ts')).ClaimsJumpArea,
    overview: async () => (await import('./overview.ts')).OverviewArea,
    offers: async () => (await import('./offers.ts')).OffersArea,
    profile: async () => (await import('./profile.ts')).ProfileArea,
    purchaseEntries: async () => (await import('./purchase-entries.ts')).PurchaseEntriesArea,
    otherInsurances: async () => (await import('./other-insurances.ts')).OtherInsurancesPage,
  }),
);
