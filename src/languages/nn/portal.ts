import type { TextTree } from '../../platform/texts.ts';

export const portal = {
  skip: 'Til innhaldet',
  loading: 'Lastar innhald',
  titles: {
    overview: 'Forsikringsoversikt',
    offers: 'Tilboda dine',
    profile: 'Profilen min',
    purchaseEntries: 'Kva vil du forsikre?',
    claimsJump: 'Vi sender deg vidare...',
    otherInsurances: 'Andre forsikringar',
    login: 'Logg inn',
    error: 'Noko har gått gale',
    notFound: 'Denne sida ser ut til å vere borte...',
  },
  documentTitle: '{heading} - Forsikring',
  areaError: 'Noko har gått gale',
} satisfies TextTree;
