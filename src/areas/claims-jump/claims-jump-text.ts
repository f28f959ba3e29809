/** Text of the way to the claims pages. */
export const claimsJumpText = {
  title: 'Vi sender deg videre...',
} as const;
