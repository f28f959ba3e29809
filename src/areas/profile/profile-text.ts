/** Texts of the profile; wording by the PR rows. */
export const profileText = {
  title: 'Min profil',
  loading: 'Laster innhold',
  fetchError: 'En feil oppsto ved henting av opplysningene dine.',
  codeError: 'Noe har gått galt',
  personalNumber: (masked: string) => `Fødselsnummer ${masked}`,

  details: 'Opplysninger om deg',
  notRegistered: 'Ikke registrert',
  notFetched: 'Kunne ikke hentes',
  legacyFetchError: 'En feil oppsto ved henting av opplysningene dine for livsforsikringer.',
  contactUs: 'Kontakt oss for å endre.',
  edit: 'Endre',
  email: 'E-post',
  mobile: 'Mobil',

  address: 'Adresse',
  noAddress: 'Ingen adresse registrert',
  addressFetchError: 'En feil oppsto ved henting av adressen din.',
  updateAddress: 'Oppdater til folkeregistrert adresse',
  addressUpdated: 'Adressen din er oppdatert',
  addressError: 'Noe gikk galt',
  addressErrorLead: 'Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.',

  union: 'Fagforbund (LO)',
  unionMember: 'Medlem',
  noUnionMember: 'Ikke registrert som medlem',
} as const;
