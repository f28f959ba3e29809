import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

/** `kfp-profile`: the customer's details and the forms to change them. */
export const profileElement = {
  tag: 'kfp-profile',
  needsCustomer: true,
  titleLevel: 1,
  heights: [1180, 820],
  attributes: {},
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-profile` for host developers. */
export const profileDocumentation = {
  element: profileElement,
  description: "The customer's name, contact data, address, documents on paper and consents, each with its way to change it.",
  attributes: {},
  parts: ['card', 'photo', 'skeleton'],
} as const satisfies ElementDocumentation<typeof profileElement>;
