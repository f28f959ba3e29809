import type { TextTree } from '../../platform/texts.ts';

export const profile = {
  title: 'Profilen min',
  loading: 'Lastar innhald',
  fetchError: 'Det oppstod ein feil då vi skulle hente opplysningane dine.',
  codeError: 'Noko har gått gale',
  personalNumber: 'Fødselsnummer',
  hiddenDigits: 'dei fem siste sifra er skjulte',

  details: 'Opplysningar om deg',
  notRegistered: 'Ikkje registrert',
  notFetched: 'Kunne ikkje hentast',
  legacyFetchError: 'Det oppstod ein feil då vi skulle hente opplysningane dine for livsforsikringar.',
  contactUs: 'Kontakt oss for å endre.',
  email: 'E-post',
  mobile: 'Mobil',

  address: 'Adresse',
  noAddress: 'Inga adresse registrert',
  addressFetchError: 'Det oppstod ein feil då vi skulle hente adressa di.',

  union: 'Fagforbund (LO)',
  unionMember: 'Medlem',
  noUnionMember: 'Ikkje registrert som medlem',
} satisfies TextTree;
