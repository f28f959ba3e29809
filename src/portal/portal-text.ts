import type { Catalogue } from '../platform/texts.ts';
import { useTexts } from '../ui/content/use-texts.ts';

/** Texts of the portal page. */
export const portalText = {
  name: 'portal',
  nb: {
    skip: 'Til innholdet',
    loading: 'Laster innhold',
    /** Document titles, by page. */
    titles: {
      overview: 'Forsikringsoversikt',
      offers: 'Tilbudene dine',
      profile: 'Min profil',
      purchaseEntries: 'Hva vil du forsikre?',
      claimsJump: 'Vi sender deg videre...',
      otherInsurances: 'Andre forsikringer',
      login: 'Logg inn',
      error: 'Noe har gått galt',
      notFound: 'Denne siden ser ut til å være borte...',
    },
    documentTitle: '{heading} - Forsikring',
    areaError: 'Noe har gått galt',
  },
} as const satisfies Catalogue;

/** The portal's texts in the element's language. */
export const usePortalText = () => useTexts(portalText);
