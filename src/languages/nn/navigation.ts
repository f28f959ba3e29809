import type { TextTree } from '../../platform/texts.ts';

export const navigation = {
  name: 'Forsikring',
  menu: 'Meny',
  back: 'Tilbake',
  items: {
    overview: 'Forsikringsoversikt',
    documents: 'Dokument',
    invoices: 'Faktura',
    damagePayment: 'Betal skadeforsikring',
    purchase: 'Kjøp',
    reportClaim: 'Meld skade',
    claims: 'Skadesaker',
    profile: 'Profil',
    offers: 'Tilbod',
  },
  offers: 'tilbod',
  toOnlineBank: 'Til nettbank',
  logOut: 'Logg ut',
} satisfies TextTree;
