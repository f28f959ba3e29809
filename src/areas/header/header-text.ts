/** Texts of the header; wording by the NA and FH rows. */
export const headerText = {
  /** What a logo says that neither the host nor the configuration has a name for. */
  logo: 'Logo',
  toOnlineBank: 'Til nettbank',
  logOut: 'Logg ut',
} as const;
