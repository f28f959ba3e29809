import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

/** `kfp-offers`: the customer's saved offers. */
export const offersElement = {
  tag: 'kfp-offers',
  needsCustomer: true,
  titleLevel: 1,
  heights: [960, 420],
  attributes: {},
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-offers` for host developers. */
export const offersDocumentation = {
  element: offersElement,
  description: "The customer's saved offers, each with its price, its way to buy it and a button that removes it.",
  attributes: {},
  parts: ['card', 'skeleton', 'tag'],
} as const satisfies ElementDocumentation<typeof offersElement>;
