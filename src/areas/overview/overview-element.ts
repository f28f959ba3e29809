import { wordsType } from '../../platform/parsed-attribute-types.ts';
import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

/** The blocks of the overview, in display order. */
export const overviewSections = [
  'tasks', 'agreements', 'offers', 'missing', 'recommendations', 'union', 'buy', 'feedback',
] as const;

export type OverviewSection = (typeof overviewSections)[number];

/** `kfp-overview`: the customer's insurances, their prices and the tasks. */
export const overviewElement = {
  tag: 'kfp-overview',
  needsCustomer: true,
  titleLevel: 1,
  heights: [1160, 760],
  attributes: {
    sections: { attribute: 'sections', type: wordsType(overviewSections), default: overviewSections },
  },
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-overview` for host developers. */
export const overviewDocumentation = {
  element: overviewElement,
  description: "The customer's insurances with their prices, what there is to do, the saved offers, and what else there is to have.",
  attributes: {
    sections: 'Which blocks to show, as words with spaces between them. Their order is fixed. Default: all.',
  },
  parts: ['card', 'photo', 'skeleton', 'tag'],
} as const satisfies ElementDocumentation<typeof overviewElement>;
