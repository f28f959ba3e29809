import type { TextTree } from '../../platform/texts.ts';

export const toasts = {
  close: 'Lukk varsel',
  notifications: 'Varsel',
} satisfies TextTree;
