import { countType } from '../../platform/attribute-type.ts';
import type { ElementDeclaration } from '../../platform/element-declaration.ts';

/** `kfp-recommendations`: insurances that the customer does not have and may need. */
export const recommendationsElement = {
  tag: 'kfp-recommendations',
  className: 'KfpRecommendations',
  description: 'Insurances that are recommended to the customer. Shows nothing when there are none.',
  needsCustomer: true,
  attributes: {
    max: {
      attribute: 'max',
      type: countType,
      default: 3,
      description: 'How many are shown at most, 5 or fewer. Default: 3.',
    },
  },
} as const satisfies ElementDeclaration;
