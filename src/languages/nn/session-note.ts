import type { TextTree } from '../../platform/texts.ts';

export const sessionNote = {
  delay: 'Det tek lengre tid enn vanleg å sjekke om du er logga inn.',
  lostChange: 'Ei endring blei ikkje lagra fordi du ikkje lenger var logga inn. Logg inn, og gjer endringa på nytt.',
  unsureChange: 'Ei endring blei kanskje ikkje lagra fordi du forlét sida. Sjekk at ho er på plass.',
  close: 'Lukk',
} satisfies TextTree;
