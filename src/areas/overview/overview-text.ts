import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the overview; wording by the OV rows. */
export const overviewText = {
  name: 'overview',
  nb: {
    title: 'Forsikringsoversikt',
    deliveredBy: 'Forsikringene leveres av {insurer}',
    agreements: 'Forsikringene dine',
    agreement: 'Forsikring',
    loading: 'Laster innhold',
    fetchError: 'En feil oppsto ved henting av forsikringene dine.',
    sourceError: 'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.',
    systemError:
      'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.',
    empty: 'Vi fant ingen forsikringer på deg.',
    /** Replaces the text above when a source is missing or incomplete. */
    unknown: 'Akkurat nå vet vi ikke om du har forsikringer hos oss.',
    total: 'Totalt {amount}',
    /** For a total that may not cover all insurances. */
    totalOfList: 'Totalt i listen {amount}',
    inAYear: '{amount} i året',
    /** Replaces a sum that is no longer known, or whose code cannot load. */
    totalUnknown: 'Vi kan ikke si hva forsikringene koster til sammen.',
    totalNote: 'Månedsprisen kan variere på fakturaen.',
    noPrice: 'Se detaljer for oversikt',
    bundled: 'Samlerabatt er trukket fra',
    tags: { temporary: 'Midlertidig', renewal: 'Fornyelse', processing: 'Under behandling' },
    partError: 'Noe har gått galt',
  },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useOverviewText = () => useTexts(overviewText);
