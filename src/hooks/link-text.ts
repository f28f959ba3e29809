/** What is said after a link's text. */
export const linkText = {
  pdf: 'åpnes i pdf',
  newTab: 'åpnes i ny fane',
} as const;
