import { countType } from '../../platform/parsed-attribute-types.ts';
import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

/** `kfp-recommendations`: insurances that the customer may need and does not have. */
export const recommendationsElement = {
  tag: 'kfp-recommendations',
  needsCustomer: true,
  titleLevel: 2,
  attributes: {
    max: { attribute: 'max', type: countType, default: 3 },
  },
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-recommendations` for host developers. */
export const recommendationsDocumentation = {
  element: recommendationsElement,
  description: 'Insurances that are recommended to the customer. Shows nothing when there are none.',
  attributes: {
    max: 'How many are shown at most, 5 or fewer. Default: 3.',
  },
  parts: ['card', 'photo'],
} as const satisfies ElementDocumentation<typeof recommendationsElement>;
