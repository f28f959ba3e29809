import type { TextTree } from '../../platform/texts.ts';

export const login = {
  title: 'Logg inn',
  lead: 'For å kunne vise deg forsikringane dine må vi vite litt om kven du er.',
  frame: 'Innlogging med BankID',
  note: 'Du loggar trygt inn med BankID. Vi ser aldri passordet ditt.',
  loading: 'Lastar innhald',
  failure: 'Vi får ikkje logga deg inn akkurat no',
  failureLead: 'Prøv igjen seinare, eller ta kontakt med oss.',
} satisfies TextTree;
