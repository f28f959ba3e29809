import type { TextTree } from '../../platform/texts.ts';

export const portal = {
  skip: 'Skip to content',
  loading: 'Loading content',
  titles: {
    overview: 'Insurance overview',
    offers: 'Your offers',
    profile: 'My profile',
    purchaseEntries: 'What would you like to insure?',
    claimsJump: 'We are redirecting you...',
    otherInsurances: 'Other insurance',
    login: 'Log in',
    error: 'Something has gone wrong',
    notFound: 'This page seems to be missing...',
  },
  documentTitle: '{heading} - Insurance',
  areaError: 'Something has gone wrong',
} satisfies TextTree;
