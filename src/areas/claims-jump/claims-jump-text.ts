import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Text of the way to the claims pages. */
export const claimsJumpText = {
  name: 'claimsJump',
  nb: {
    title: 'Vi sender deg videre...',
  },
} as const satisfies Catalogue;

/** In the language of the element. */
export const useClaimsJumpText = () => useTexts(claimsJumpText);
