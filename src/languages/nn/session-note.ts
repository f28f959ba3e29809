import type { TextTree } from '../../platform/texts.ts';

export const sessionNote = {
  delay: 'Det tek lengre tid enn vanleg å sjekke om du er logga inn.',
  lostChange: 'Ei endring blei ikkje lagra fordi du ikkje lenger var logga inn. Logg inn, og gjer endringa på nytt.',
  unsureChange: 'Ei endring blei kanskje ikkje lagra fordi du forlét sida. Sjå om ho er på plass, og gjer ho på nytt om ho ikkje er det.',
  close: 'Lukk',
} satisfies TextTree;
