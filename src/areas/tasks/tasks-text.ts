/** Texts of the tasks. */
export const tasksText = {
  title: 'Oppgaver',
  /** Of those that came when the first ones were there already. */
  moreTitle: 'Flere oppgaver',
  declarations: (count: number) =>
    count === 1 ? 'Fyll ut helseerklæring' : `Fyll ut ${String(count)} helseerklæringer`,
  offers: (count: number) => (count === 1 ? 'Aksepter tilbudet ditt' : `Aksepter ${String(count)} tilbud`),
  messages: 'Du har uleste meldinger',
  mileage: (vehicle: string | undefined) => `Oppdater kilometerstand${vehicle ? ` på ${vehicle}` : ''}`,
} as const;
