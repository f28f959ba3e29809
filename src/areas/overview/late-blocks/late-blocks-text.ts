import { overviewText } from '../overview-text.ts';

/** Texts of what comes after the first view: mostly the blocks below the insurances. */
export const lateBlocksText = {
  systemError: overviewText.systemError,
  otherInsurances: 'Andre forsikringer',
  offers: 'Tilbud',
  offer: 'Tilbud',
  offersError: 'En feil oppsto ved henting av dine tilbud.',
  moreOffers: (count: number) => `+ ${String(count)} ${count === 1 ? 'forsikring' : 'forsikringer'}`,
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
    link: 'Sjekk om du er dobbeltforsikret',
  },
  buy: {
    title: 'Kjøp forsikring',
    claim: 'Få opptil 20 % rabatt når du samler forsikringene dine.',
    link: 'Se forsikringer du kan kjøpe',
    campaigns: {
      bank: () => '+ 5 % for bankkunder',
      union: () => '1000 kroner lavere egenandel for LO-medlemmer',
    },
  },
} as const;
