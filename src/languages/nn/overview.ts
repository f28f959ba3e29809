import type { TextTree } from '../../platform/texts.ts';

export const overview = {
  title: 'Forsikringsoversikt',
  deliveredBy: 'Forsikringane blir leverte av {insurer}',
  agreements: 'Forsikringane dine',
  agreement: 'Forsikring',
  loading: 'Lastar innhald',
  fetchError: 'Det oppstod ein feil då vi skulle hente forsikringane dine.',
  sourceError: 'Nokre av systema våre er nede. Det kan hende nokre av forsikringane dine manglar i lista.',
  empty: 'Vi fann ingen forsikringar på deg.',
  unknown: 'Akkurat no veit vi ikkje om du har forsikringar hos oss.',
  total: 'Totalt {amount}',
  totalOfList: 'Totalt i lista {amount}',
  inAYear: '{amount} i året',
  totalUnknown: 'Vi kan ikkje seie kva forsikringane kostar til saman.',
  totalNote: 'Månadsprisen kan variere på fakturaen.',
  noPrice: 'Sjå detaljar for oversikt',
  bundled: 'Samlerabatt er trekt frå',
  tags: { temporary: 'Mellombels', renewal: 'Fornying', processing: 'Under behandling' },
  partError: 'Noko har gått gale',
} satisfies TextTree;
