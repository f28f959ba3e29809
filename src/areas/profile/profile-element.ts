import type { ElementDeclaration } from '../../platform/element-declaration.ts';

/** `kfp-profile`: what is known of the customer, and what can be changed. */
export const profileElement = {
  tag: 'kfp-profile',
  className: 'KfpProfile',
  description: "The customer's name, contact data, address, documents on paper and consents, each with its way to change it.",
  needsCustomer: true,
  attributes: {},
} as const satisfies ElementDeclaration;
