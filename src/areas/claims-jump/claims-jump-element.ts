import type { ElementDeclaration } from '../../platform/element-declaration.ts';

/** `kfp-claims-jump`: takes the customer to the claims pages. */
export const claimsJumpElement = {
  tag: 'kfp-claims-jump',
  className: 'KfpClaimsJump',
  description: 'Leaves the page for the claims pages, where the customer is logged in by a one-time token.',
  needsCustomer: true,
  attributes: {},
} as const satisfies ElementDeclaration;
