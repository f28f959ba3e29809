import type { TextTree } from '../../platform/texts.ts';

export const amounts = {
  monthly: '{amount}/month',
  yearly: '{amount}/year',
} satisfies TextTree;
