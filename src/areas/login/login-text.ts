/** Texts of the login page. */
export const loginText = {
  title: 'Logg inn',
  lead: 'For å kunne vise deg forsikringene dine, må vi vite litt om hvem du er.',
  frame: 'Innlogging med BankID',
  note: 'Du logger inn trygt med BankID. Vi ser aldri passordet ditt.',
  loading: 'Laster innhold',
  failure: 'Vi får ikke logget deg inn akkurat nå',
  failureLead: 'Prøv igjen senere, eller ta kontakt med oss.',
} as const;
