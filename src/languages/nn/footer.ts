import type { TextTree } from '../../platform/texts.ts';

export const footer = {
  contact: 'Kontakt oss',
  openingHours: 'Opningstider',
  noContact: 'Ta kontakt med banken din for hjelp med forsikringane dine.',
  privacy: 'Personvern og informasjonskapslar',
  cookieSettings: 'Innstillingar for informasjonskapslar',
  compare: 'Samanlikn prisane våre med andre selskap på',
  compareSite: 'finansportalen.no',
  chat: 'Chat',
} satisfies TextTree;
