import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

/** `kfp-claims-jump`: sends the customer to the claims pages. */
export const claimsJumpElement = {
  tag: 'kfp-claims-jump',
  needsCustomer: true,
  titleLevel: 1,
  attributes: {},
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-claims-jump` for host developers. */
export const claimsJumpDocumentation = {
  element: claimsJumpElement,
  description: 'Leaves the page for the claims pages, where the customer is logged in by a one-time token.',
  attributes: {},
} as const satisfies ElementDocumentation<typeof claimsJumpElement>;
