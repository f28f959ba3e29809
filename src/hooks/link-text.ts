/** What is said after a link's text; wording by UI-36 and UI-37. */
export const linkText = {
  pdf: 'åpnes i pdf',
  newTab: 'åpnes i ny fane',
} as const;
