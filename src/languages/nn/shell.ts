import type { TextTree } from '../../platform/texts.ts';

export const shell = {
  offline: 'Du er utan nett. Vi prøver igjen når du er tilbake.',
  errorTitle: 'Noko har gått gale',
  errorLead: 'Prøv igjen, eller ta kontakt med oss',
  retry: 'Prøv igjen',
  loading: 'Lastar innhald',
  loginRequired: 'Du må logge inn for å sjå dette innhaldet.',
  logIn: 'Logg inn',
} satisfies TextTree;
