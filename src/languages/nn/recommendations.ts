import type { TextTree } from '../../platform/texts.ts';

export const recommendations = {
  title: 'Tilrådd for deg',
  lead: 'Sjå forsikringa',
  products: {
    BIL: { title: 'Bilforsikring', content: 'Vel dekninga som passar bilen og bruken din.' },
    HUS: { title: 'Husforsikring', content: 'Tryggleik for bustaden din når noko skjer.' },
    REISE: { title: 'Reiseforsikring', content: 'Gjeld på korte og lange turar, heile året.' },
    LIVSFORSIKRING: { title: 'Livsforsikring', content: 'Gir dei næraste økonomisk tryggleik.' },
    KRITISK_SYKDOM: { title: 'Kritisk sjukdom', content: 'Utbetaling dersom du blir alvorleg sjuk.' },
    INNBO: { title: 'Innbuforsikring', content: 'Dekkjer tinga dine heime og på farten.' },
    UFOEREPENSJON: { title: 'Uførepensjon', content: 'Månadleg inntekt dersom du ikkje kan jobbe.' },
    UFOEREKAPITAL: { title: 'Uførekapital', content: 'Eingongsbeløp dersom du blir varig ufør.' },
    BEHANDLINGSFORSIKRING: { title: 'Behandlingsforsikring', content: 'Kortare veg til lege og behandling.' },
    MOPED: { title: 'Mopedforsikring', content: 'For moped og scooter, heile året.' },
    FRITIDSHUS: { title: 'Hytteforsikring', content: 'Tryggleik for hytta når du ikkje er der.' },
    BAAT: { title: 'Båtforsikring', content: 'For båten på sjøen og i opplag.' },
    MC: { title: 'MC-forsikring', content: 'Vel dekninga som passar motorsykkelen.' },
  },
  campaigns: {
    bundle: 'Opptil 15 % samlerabatt på skadeforsikringar',
    bank: 'Som bankkunde får du 5 % ekstra rabatt.',
    union: 'Som LO-medlem får du 1000 kroner lågare eigendel.',
    carOnline: 'Få {percent} % rabatt når du kjøper bilforsikring på nett.',
  },
} satisfies TextTree;
