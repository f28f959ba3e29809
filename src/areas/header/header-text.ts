import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the header; wording by the NA and FH rows. */
export const headerText = {
  name: 'header',
  nb: {
    /** Alternative text of a logo when neither the host nor the configuration names it. */
    logo: 'Logo',
    toOnlineBank: 'Til nettbank',
    logOut: 'Logg ut',
  },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useHeaderText = () => useTexts(headerText);
