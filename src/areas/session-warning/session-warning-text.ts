import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the session warning. */
export const sessionWarningText = {
  name: 'sessionWarning',
  nb: {
    title: { one: 'Du blir logget ut om {count} sekund', other: 'Du blir logget ut om {count} sekunder' },
    body: 'Av sikkerhetshensyn blir du snart logget ut på grunn av inaktivitet. Vil du fortsette?',
    extend: 'Fortsett økten',
    logOut: 'Logg ut',
    error: 'Vi klarte ikke å forlenge økten. Prøv igjen.',
  },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useSessionWarningText = () => useTexts(sessionWarningText);
