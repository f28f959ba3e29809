import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the footer; wording by the FH rows. */
export const footerText = {
  name: 'footer',
  nb: {
    contact: 'Kontakt oss',
    openingHours: 'Åpningstider',
    noContact: 'Ta kontakt med banken din for hjelp med forsikringene dine.',
    privacy: 'Personvern og informasjonskapsler',
    cookieSettings: 'Innstillinger for informasjonskapsler',
    compare: 'Sammenlign våre priser med andre selskaper på',
    compareSite: 'finansportalen.no',
    chat: 'Chat',
  },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useFooterText = () => useTexts(footerText);
