import type { TextTree } from '../../platform/texts.ts';

export const link = {
  pdf: 'opens as a PDF',
  newTab: 'opens in a new tab',
} satisfies TextTree;
