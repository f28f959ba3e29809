import type { ElementDeclaration } from '../../platform/element-declaration.ts';
import type { ElementDocumentation } from '../../platform/element-documentation.ts';

/** `kfp-offers`: the customer's saved offers. */
export const offersElement = {
  tag: 'kfp-offers',
  needsCustomer: true,
  titleLevel: 1,
  place: [960, 420],
  attributes: {},
} as const satisfies ElementDeclaration;

/** What hosts are told of `kfp-offers`. */
export const offersDocumentation = {
  element: offersElement,
  description: "The customer's saved offers, each with its price, its way to buy it and a button that removes it.",
  attributes: {},
  parts: ['card', 'skeleton', 'tag'],
} as const satisfies ElementDocumentation<typeof offersElement>;
