import type { TextTree } from '../../platform/texts.ts';

export const profile = {
  title: 'My profile',
  loading: 'Loading content',
  fetchError: 'Something went wrong when loading your details.',
  codeError: 'Something has gone wrong',
  personalNumber: 'National identity number',
  hiddenDigits: 'the last five digits are hidden',

  details: 'Your details',
  notRegistered: 'Not registered',
  notFetched: 'Could not be loaded',
  legacyFetchError: 'Something went wrong when loading your life insurance details.',
  contactUs: 'Contact us to make changes.',
  email: 'Email',
  mobile: 'Mobile',

  address: 'Address',
  noAddress: 'No address registered',
  addressFetchError: 'Something went wrong when loading your address.',

  union: 'Trade union (LO)',
  unionMember: 'Member',
  noUnionMember: 'Not registered as a member',
} satisfies TextTree;
