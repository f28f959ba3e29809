/** Texts that any element may show. */
export const shellText = {
  offline: 'Du er uten nett. Vi prøver igjen når du er tilbake.',
  errorTitle: 'Noe har gått galt',
  errorLead: 'Prøv igjen, eller ta kontakt med oss',
  retry: 'Prøv igjen',
  codeMissing: 'Dette innholdet kunne ikke lastes.',
  loading: 'Laster innhold',
  loginRequired: 'Du må logge inn for å se dette innholdet.',
  logIn: 'Logg inn',
} as const;
