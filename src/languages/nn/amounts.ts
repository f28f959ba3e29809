import type { TextTree } from '../../platform/texts.ts';

export const amounts = {
  monthly: '{amount}/md',
  yearly: '{amount}/år',
} satisfies TextTree;
