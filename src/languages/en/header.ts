import type { TextTree } from '../../platform/texts.ts';

export const header = {
  logo: 'Logo',
  toOnlineBank: 'Go to online bank',
  logOut: 'Log out',
} satisfies TextTree;
