import type { ElementDeclaration } from '../../platform/element-declaration.ts';

/** `kfp-offers`: the customer's saved offers. */
export const offersElement = {
  tag: 'kfp-offers',
  className: 'KfpOffers',
  description: "The customer's saved offers, each with its price, its way to buy it and a button that removes it.",
  needsCustomer: true,
  attributes: {},
} as const satisfies ElementDeclaration;
