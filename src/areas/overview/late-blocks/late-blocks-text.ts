import type { Catalogue } from '../../../platform/texts.ts';
import { useTexts } from '../../../ui/content/use-texts.ts';

/** Texts of the content after the first view: mostly the blocks below the insurances. */
export const lateBlocksText = {
  name: 'lateBlocks',
  nb: {
    /** Heading of insurances that arrive after the blocks below the list are shown. */
    moreAgreements: 'Flere forsikringer',
    /** Shown where a retry finds nothing. It does not say that there is none: a system may be silent. */
    nothing: 'Det er ingenting å vise her akkurat nå.',
    otherInsurances: 'Andre forsikringer',
    offers: 'Tilbud',
    offer: 'Tilbud',
    expired: 'Utløpt',
    offersError: 'En feil oppsto ved henting av dine tilbud.',
    moreOffers: { one: '+ {count} forsikring', other: '+ {count} forsikringer' },
    seeOffers: 'Se tilbudene dine',
    help: 'Vis hjelpetekst',
    missing: {
      title: 'Finner du ikke forsikringene dine?',
      showMore: 'Vis flere spørsmål',
      showFewer: 'Skjul flere spørsmål',
    },
    union: {
      title: 'Fordeler for LO-medlemmer',
      text: '1000 kroner lavere egenandel',
      action: 'Sjekk om du er dobbeltforsikret',
    },
    buy: {
      title: 'Kjøp forsikring',
      claim: 'Få opptil 20 % rabatt når du samler forsikringene dine.',
      action: 'Se forsikringer du kan kjøpe',
      campaigns: {
        bank: '+ 5 % for bankkunder',
        union: '1000 kroner lavere egenandel for LO-medlemmer',
      },
    },
  },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useLateBlocksText = () => useTexts(lateBlocksText);
