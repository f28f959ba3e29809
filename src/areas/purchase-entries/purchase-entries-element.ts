import { booleanType } from '../../platform/attribute-type.ts';
import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

/** `kfp-purchase-entries`: the links to buy an insurance. */
export const purchaseEntriesElement = {
  tag: 'kfp-purchase-entries',
  needsCustomer: true,
  titleLevel: 1,
  heights: [620, 620],
  attributes: {
    isLo: { attribute: 'is-lo', type: booleanType },
  },
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-purchase-entries` for host developers. */
export const purchaseEntriesDocumentation = {
  element: purchaseEntriesElement,
  description: 'The insurances that can be bought, in groups that open, and the cards that are configured.',
  attributes: {
    isLo: 'One column, travel insurance of union members first. Default: the query parameter isLo of the page.',
  },
  attributeTypes: { isLo: 'boolean | undefined' },
  parts: ['card', 'photo'],
} as const satisfies ElementDocumentation<typeof purchaseEntriesElement>;
