import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the navigation; wording by the NA rows. */
export const navigationText = {
  name: 'navigation',
  nb: {
    /** Name of the landmark. */
    name: 'Forsikring',
    menu: 'Meny',
    back: 'Tilbake',
    items: {
      overview: 'Forsikringsoversikt',
      documents: 'Dokumenter',
      invoices: 'Faktura',
      damagePayment: 'Betal skadeforsikring',
      purchase: 'Kjøp',
      reportClaim: 'Meld skade',
      claims: 'Skadesaker',
      profile: 'Profil',
      offers: 'Tilbud',
    },
    /** Screen reader text after the number of offers, which may be 1: "1 offers" would be wrong in English. */
    offers: 'tilbud',
    toOnlineBank: 'Til nettbank',
    logOut: 'Logg ut',
  },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useNavigationText = () => useTexts(navigationText);
