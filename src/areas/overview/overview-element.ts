import { wordsType } from '../../platform/attribute-type.ts';
import type { ElementDeclaration } from '../../platform/element-declaration.ts';

/** The blocks of the overview, in the order in which they are shown. */
export const overviewSections = [
  'tasks', 'agreements', 'offers', 'missing', 'recommendations', 'union', 'buy', 'feedback',
] as const;

export type OverviewSection = (typeof overviewSections)[number];

/** `kfp-overview`: what the customer has, what it costs, and what there is to do. */
export const overviewElement = {
  tag: 'kfp-overview',
  className: 'KfpOverview',
  description: "The customer's insurances with their prices, what there is to do, the saved offers, and what else there is to have.",
  needsCustomer: true,
  attributes: {
    sections: {
      attribute: 'sections',
      type: wordsType(overviewSections),
      default: overviewSections,
      description: 'Which blocks to show, as words with spaces between them. Their order is fixed. Default: all.',
    },
  },
} as const satisfies ElementDeclaration;
