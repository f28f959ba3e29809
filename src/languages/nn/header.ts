import type { TextTree } from '../../platform/texts.ts';

export const header = {
  logo: 'Logo',
  toOnlineBank: 'Til nettbank',
  logOut: 'Logg ut',
} satisfies TextTree;
