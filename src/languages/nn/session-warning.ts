import type { TextTree } from '../../platform/texts.ts';

export const sessionWarning = {
  title: { one: 'Du blir logga ut om {count} sekund', other: 'Du blir logga ut om {count} sekund' },
  body: 'Av tryggleiksomsyn blir du snart logga ut fordi du ikkje har vore aktiv. Vil du halde fram?',
  extend: 'Hald fram med økta',
  logOut: 'Logg ut',
  error: 'Vi klarte ikkje å forlengje økta. Prøv igjen.',
} satisfies TextTree;
