import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the header; wording by the NA and FH rows. */
export const headerText = {
  name: 'header',
  nb: {
    /** What a logo says that neither the host nor the configuration has a name for. */
    logo: 'Logo',
    toOnlineBank: 'Til nettbank',
    logOut: 'Logg ut',
  },
} as const satisfies Catalogue;

/** In the language of the element. */
export const useHeaderText = () => useTexts(headerText);
