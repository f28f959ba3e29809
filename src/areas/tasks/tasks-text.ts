import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the tasks. */
export const tasksText = {
  name: 'tasks',
  nb: {
    title: 'Oppgaver',
    /** Of those that came when the first ones were there already. */
    moreTitle: 'Flere oppgaver',
    declarations: { one: 'Fyll ut helseerklæring', other: 'Fyll ut {count} helseerklæringer' },
    offers: { one: 'Aksepter tilbudet ditt', other: 'Aksepter {count} tilbud' },
    messages: 'Du har uleste meldinger',
    mileage: 'Oppdater kilometerstand',
    mileageOf: 'Oppdater kilometerstand på {vehicle}',
    /** On a card that leads nowhere. */
    contact: 'Ta kontakt med {whom}.',
  },
} as const satisfies Catalogue;

export type TasksText = typeof tasksText.nb;

/** In the language of the element. */
export const useTasksText = () => useTexts(tasksText);
