import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the recommendations. */
export const recommendationsText = {
  name: 'recommendations',
  nb: {
    title: 'Anbefalt for deg',
    /** Link text of the first card, which has a picture. */
    lead: 'Se forsikringen',
    products: {
      BIL: { title: 'Bilforsikring', content: 'Velg dekningen som passer bilen og bruken din.' },
      HUS: { title: 'Husforsikring', content: 'Trygghet for boligen din når noe skjer.' },
      REISE: { title: 'Reiseforsikring', content: 'Gjelder på korte og lange turer, hele året.' },
      LIVSFORSIKRING: { title: 'Livsforsikring', content: 'Gir de nærmeste økonomisk trygghet.' },
      KRITISK_SYKDOM: { title: 'Kritisk sykdom', content: 'Utbetaling hvis du blir alvorlig syk.' },
      INNBO: { title: 'Innboforsikring', content: 'Dekker tingene dine hjemme og på farten.' },
      UFOEREPENSJON: { title: 'Uførepensjon', content: 'Månedlig inntekt hvis du ikke kan jobbe.' },
      UFOEREKAPITAL: { title: 'Uførekapital', content: 'Engangsbeløp hvis du blir varig ufør.' },
      BEHANDLINGSFORSIKRING: { title: 'Behandlingsforsikring', content: 'Kortere vei til lege og behandling.' },
      MOPED: { title: 'Mopedforsikring', content: 'For moped og scooter, hele året.' },
      FRITIDSHUS: { title: 'Hytteforsikring', content: 'Trygghet for hytta når du ikke er der.' },
      BAAT: { title: 'Båtforsikring', content: 'For båten på sjøen og i opplag.' },
      MC: { title: 'MC-forsikring', content: 'Velg dekningen som passer motorsykkelen.' },
    },
    campaigns: {
      bundle: 'Opptil 15 % samlerabatt på skadeforsikringer',
      bank: 'Som bankkunde får du 5 % ekstra rabatt.',
      union: 'Som LO-medlem får du 1000 kroner lavere egenandel.',
      carOnline: 'Få {percent} % rabatt når du kjøper bilforsikring på nett.',
    },
  },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useRecommendationsText = () => useTexts(recommendationsText);
