import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** The texts of one full-page message. */
export interface PageMessage {
  readonly title: string;
  readonly lead?: string;
}

const weHelp = 'Ta kontakt med oss, så hjelper vi deg.';
const cannotBuy = 'Du kan ikke kjøpe forsikring på nett';

/** Texts of the error and block pages. Both families contain two kinds with the same names (EP-29). */
export const errorPageText = {
  name: 'errorPage',
  nb: {
    kinds: {
      error: {
        generell: { title: 'Noe har gått galt', lead: 'Prøv igjen, eller ta kontakt med oss' },
        utilgjengelig: { title: 'Tjenesten er utilgjengelig nå', lead: 'Prøv igjen etter klokken 06.00' },
        avsluttForsikring: { title: 'Forsikringen din kan ikke avsluttes på nett', lead: weHelp },
        alleredeAvsluttet: { title: 'Forsikringen er allerede avsluttet' },
        finnes: { title: 'Tilsvarende produkt er allerede forsikret' },
        kanIkkeSeForsikringPaaNett: { title: 'Du kan ikke se forsikringer på nett', lead: weHelp },
      },
      block: {
        under18: { title: 'Du må ha fylt 18 år for å kjøpe forsikring på nett' },
        generell: { title: cannotBuy },
        lo: { title: cannotBuy },
        uonsket: { title: cannotBuy },
        utenlandskBosted: { title: 'Bostedsadressen din er utenfor Norge' },
        kanIkkeSeForsikringPaaNett: { title: 'Du kan ikke se forsikringer på nett' },
      },
    },
    /** For an error page without a kind. */
    unknown: { title: 'Oisann, her skjedde det en feil' },
    notFound: { title: 'Denne siden ser ut til å være borte...' },
    retry: 'Prøv igjen',
    goBack: 'Gå tilbake',
    toOverview: 'Til forsikringsoversikten',
    contactUs: 'Ta kontakt med oss',
    contactBank: 'Ta kontakt med banken din for hjelp med forsikringene dine.',
  },
} as const satisfies Catalogue;

export type ErrorPageText = typeof errorPageText.nb;

/** Returns the texts in the element's language. */
export const useErrorPageText = () => useTexts(errorPageText);
