/** Texts of the profile; wording by the PR rows. */
export const profileText = {
  title: 'Min profil',
  loading: 'Laster innhold',
  retry: 'Prøv igjen',
  fetchError: 'En feil oppsto ved henting av opplysningene dine.',
  codeError: 'Noe har gått galt',
  personalNumber: (masked: string) => `Fødselsnummer ${masked}`,

  details: 'Opplysninger om deg',
  notRegistered: 'Ikke registrert',
  contactUs: 'Kontakt oss for å endre.',
  edit: 'Endre',
  cancel: 'Avbryt',
  save: 'Lagre',
  email: {
    title: 'E-post',
    label: 'E-postadresse',
    missing: 'Du må fylle inn e-post',
    invalid: 'E-postadressen er ikke gyldig',
    failure: 'Noe gikk galt ved oppdatering av e-post',
  },
  mobile: {
    title: 'Mobil',
    label: 'Mobilnummer',
    missing: 'Du må fylle inn et telefonnummer',
    invalid: 'Mobilnummeret er ikke gyldig',
    failure: 'Noe gikk galt ved oppdatering av telefonnummer',
  },

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
