import type { TextTree } from '../../platform/texts.ts';

export const sessionNote = {
  delay: 'It is taking longer than usual to check whether you are logged in.',
  lostChange: 'A change was not saved because you were no longer logged in. Log in and make the change again.',
  unsureChange: 'A change may not have been saved because you left the page. Check that it is there.',
  close: 'Close',
} satisfies TextTree;
