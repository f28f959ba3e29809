/** Texts of the portal page. */
export const portalText = {
  skip: 'Til innholdet',
  loading: 'Laster innhold',
  /** Document title of a page. */
  documentTitle: (heading: string) => `${heading} - Forsikring`,
  areaError: 'Noe har gått galt',
} as const;
