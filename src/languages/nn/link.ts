import type { TextTree } from '../../platform/texts.ts';

export const link = {
  pdf: 'blir opna som pdf',
  newTab: 'blir opna i ny fane',
} satisfies TextTree;
