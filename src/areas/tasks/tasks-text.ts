import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the tasks. */
export const tasksText = {
  name: 'tasks',
  nb: {
    title: 'Oppgaver',
    /** Heading of tasks that arrive after the first ones are shown. */
    moreTitle: 'Flere oppgaver',
    declarations: { one: 'Fyll ut helseerklæring', other: 'Fyll ut {count} helseerklæringer' },
    offers: { one: 'Aksepter tilbudet ditt', other: 'Aksepter {count} tilbud' },
    messages: 'Du har uleste meldinger',
    mileage: 'Oppdater kilometerstand',
    mileageOf: 'Oppdater kilometerstand på {vehicle}',
    /** For a card without a link. */
    contact: 'Ta kontakt med {whom}.',
  },
} as const satisfies Catalogue;

export type TasksText = typeof tasksText.nb;

/** Returns the texts in the element's language. */
export const useTasksText = () => useTexts(tasksText);
