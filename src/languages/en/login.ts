import type { TextTree } from '../../platform/texts.ts';

export const login = {
  title: 'Log in',
  lead: 'To show you your insurance, we need to know a little about who you are.',
  frame: 'BankID login',
  note: 'You log in securely with BankID. We never see your password.',
  loading: 'Loading content',
  failure: 'We cannot log you in at the moment',
  failureLead: 'Try again later, or contact us.',
} satisfies TextTree;
