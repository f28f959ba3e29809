import type { TextTree } from '../../platform/texts.ts';

export const shell = {
  offline: 'You are offline. We will try again when you are back online.',
  errorTitle: 'Something has gone wrong',
  errorLead: 'Try again, or contact us',
  retry: 'Try again',
  loading: 'Loading content',
  loginRequired: 'You must log in to see this content.',
  logIn: 'Log in',
} satisfies TextTree;
