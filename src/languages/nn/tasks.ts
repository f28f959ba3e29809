import type { TextTree } from '../../platform/texts.ts';

export const tasks = {
  title: 'Oppgåver',
  moreTitle: 'Fleire oppgåver',
  declarations: { one: 'Fyll ut helseerklæring', other: 'Fyll ut {count} helseerklæringar' },
  offers: { one: 'Aksepter tilbodet ditt', other: 'Aksepter {count} tilbod' },
  messages: 'Du har ulesne meldingar',
  mileage: 'Oppdater kilometerstand',
  mileageOf: 'Oppdater kilometerstand på {vehicle}',
  contact: 'Ta kontakt med {whom}.',
} satisfies TextTree;
