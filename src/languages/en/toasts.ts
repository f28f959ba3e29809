import type { TextTree } from '../../platform/texts.ts';

export const toasts = {
  close: 'Close notification',
  notifications: 'Notifications',
} satisfies TextTree;
