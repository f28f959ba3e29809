import type { Catalogue } from '../platform/texts.ts';
import { useTexts } from '../ui/content/use-texts.ts';

/** Texts that any element may show. */
export const shellText = {
  name: 'shell',
  nb: {
    offline: 'Du er uten nett. Vi prøver igjen når du er tilbake.',
    errorTitle: 'Noe har gått galt',
    errorLead: 'Prøv igjen, eller ta kontakt med oss',
    retry: 'Prøv igjen',
    loading: 'Laster innhold',
    loginRequired: 'Du må logge inn for å se dette innholdet.',
    logIn: 'Logg inn',
  },
} as const satisfies Catalogue;

/** The shell's texts in the element's language. */
export const useShellText = () => useTexts(shellText);
