/** Texts of the portal page. */
export const portalText = {
  loading: 'Laster innhold',
  /** Document title of a page (RT-23). */
  documentTitle: (heading: string) => `${heading} - Forsikring`,
  notFound: 'Denne siden ser ut til å være borte...',
  toOverview: 'Til forsikringsoversikten',
  areaError: 'Noe har gått galt',
  retry: 'Prøv igjen',
} as const;
