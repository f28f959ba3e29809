import type { TextTree } from '../../platform/texts.ts';

export const footer = {
  contact: 'Contact us',
  openingHours: 'Opening hours',
  noContact: 'Contact your bank for help with your insurance.',
  privacy: 'Privacy and cookies',
  cookieSettings: 'Cookie settings',
  compare: 'Compare our prices with those of other companies at',
  compareSite: 'finansportalen.no',
  chat: 'Chat',
} satisfies TextTree;
