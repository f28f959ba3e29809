import type { TextTree } from '../../platform/texts.ts';

export const claimsJump = {
  title: 'We are redirecting you...',
} satisfies TextTree;
