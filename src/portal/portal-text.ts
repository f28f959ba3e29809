/** Texts of the portal page. */
export const portalText = {
  loading: 'Laster innhold',
  /** Document title of a page (RT-23). */
  documentTitle: (heading: string) => `${heading} - Forsikring`,
  loginRequired: 'Du må logge inn for å se dette innholdet.',
  loginError: 'Vi får ikke logget deg inn akkurat nå. Prøv igjen senere, eller ta kontakt med oss.',
  logIn: 'Logg inn',
  notFound: 'Denne siden ser ut til å være borte...',
  toOverview: 'Til forsikringsoversikten',
  areaError: 'Noe har gått galt',
  retry: 'Prøv igjen',
} as const;
