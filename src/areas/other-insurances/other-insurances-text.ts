/** Texts of the other insurances; wording by the OI rows. */
export const otherInsurancesText = {
  pageTitle: 'Andre forsikringer',
  title: 'Forsikringer gjennom kort, program, arbeidsgiver eller forbund',
  none: 'Vi har ingen andre forsikringer å vise.',
  reportClaim: 'Meld skade',
  readMore: 'Les mer',
} as const;
