import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the login page. */
export const loginText = {
  name: 'login',
  nb: {
    title: 'Logg inn',
    lead: 'For å kunne vise deg forsikringene dine, må vi vite litt om hvem du er.',
    frame: 'Innlogging med BankID',
    note: 'Du logger inn trygt med BankID. Vi ser aldri passordet ditt.',
    checkError: 'Vi har ikke fått sjekket om du er logget inn.',
    loading: 'Laster innhold',
    failure: 'Vi får ikke logget deg inn akkurat nå',
    failureLead: 'Prøv igjen senere, eller ta kontakt med oss.',
  },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useLoginText = () => useTexts(loginText);
