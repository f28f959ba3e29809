import type { TextTree } from '../../platform/texts.ts';

export const claimsJump = {
  title: 'Vi sender deg vidare...',
} satisfies TextTree;
