import type { TextTree } from '../../platform/texts.ts';

export const sessionWarning = {
  title: { one: 'You will be logged out in {count} second', other: 'You will be logged out in {count} seconds' },
  body: 'For security reasons, you will soon be logged out because of inactivity. Would you like to continue?',
  extend: 'Stay logged in',
  logOut: 'Log out',
  error: 'We could not extend your session. Try again.',
} satisfies TextTree;
