import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Text of the redirect to the claims pages. */
export const claimsJumpText = {
  name: 'claimsJump',
  nb: {
    title: 'Vi sender deg videre...',
    failure: 'Vi fikk ikke sendt deg videre',
    failureLead: 'Noe gikk galt da vi skulle sende deg til skadeoppgjøret.',
  },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useClaimsJumpText = () => useTexts(claimsJumpText);
