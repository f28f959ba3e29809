import type { TextTree } from '../../platform/texts.ts';

export const navigation = {
  name: 'Insurance',
  menu: 'Menu',
  back: 'Back',
  items: {
    overview: 'Insurance overview',
    documents: 'Documents',
    invoices: 'Invoices',
    damagePayment: 'Pay for non-life insurance',
    purchase: 'Buy',
    reportClaim: 'Report a claim',
    claims: 'Claims',
    profile: 'Profile',
    offers: 'Offers',
  },
  // Follows "Offers" and a number, which may be 1: "1 offers" would be wrong.
  offers: 'valid',
  toOnlineBank: 'Go to online bank',
  logOut: 'Log out',
} satisfies TextTree;
