import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the profile; wording by the PR rows. */
export const profileText = {
  name: 'profile',
  nb: {
    title: 'Min profil',
    loading: 'Laster innhold',
    fetchError: 'En feil oppsto ved henting av opplysningene dine.',
    codeError: 'Noe har gått galt',
    personalNumber: 'Fødselsnummer',
    /** Screen reader text for the hidden digits. */
    hiddenDigits: 'de fem siste sifrene er skjult',

    details: 'Opplysninger om deg',
    notRegistered: 'Ikke registrert',
    notFetched: 'Kunne ikke hentes',
    legacyFetchError: 'En feil oppsto ved henting av opplysningene dine for livsforsikringer.',
    contactUs: 'Kontakt oss for å endre.',
    email: 'E-post',
    mobile: 'Mobil',

    address: 'Adresse',
    noAddress: 'Ingen adresse registrert',
    addressFetchError: 'En feil oppsto ved henting av adressen din.',

    union: 'Fagforbund (LO)',
    unionMember: 'Medlem',
    noUnionMember: 'Ikke registrert som medlem',
  },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useProfileText = () => useTexts(profileText);
