import type { TextTree } from '../../platform/texts.ts';

export const lateBlocks = {
  systemError:
    'Vi har for tida problem med nokre av systema våre. Du kan oppleve at noko manglar, eller ikkje fungerer som det skal.',
  moreAgreements: 'Fleire forsikringar',
  nothing: 'Det er ingenting å vise her akkurat no.',
  otherInsurances: 'Andre forsikringar',
  offers: 'Tilbod',
  offer: 'Tilbod',
  expired: 'Gått ut',
  offersError: 'Det oppstod ein feil då vi skulle hente tilboda dine.',
  moreOffers: { one: '+ {count} forsikring', other: '+ {count} forsikringar' },
  seeOffers: 'Sjå tilboda dine',
  help: 'Vis hjelpetekst',
  missing: {
    title: 'Finn du ikkje forsikringane dine?',
    showMore: 'Vis fleire spørsmål',
    showFewer: 'Skjul fleire spørsmål',
  },
  union: {
    title: 'Fordelar for LO-medlemmer',
    text: '1000 kroner lågare eigendel',
    action: 'Sjekk om du er dobbeltforsikra',
  },
  buy: {
    title: 'Kjøp forsikring',
    claim: 'Få opptil 20 % rabatt når du samlar forsikringane dine.',
    action: 'Sjå forsikringar du kan kjøpe',
    campaigns: {
      bank: '+ 5 % for bankkundar',
      union: '1000 kroner lågare eigendel for LO-medlemmer',
    },
  },
} satisfies TextTree;
