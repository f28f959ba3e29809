import { booleanType } from '../../platform/attribute-type.ts';
import type { ElementDeclaration } from '../../platform/element-declaration.ts';

/** `kfp-purchase-entries`: the ways to buy an insurance. */
export const purchaseEntriesElement = {
  tag: 'kfp-purchase-entries',
  className: 'KfpPurchaseEntries',
  description: 'The insurances that can be bought, in groups that open, and the cards that are configured.',
  needsCustomer: true,
  attributes: {
    isLo: {
      attribute: 'is-lo',
      type: booleanType,
      tsType: 'boolean | undefined',
      description: 'One column, travel insurance of union members first. Default: the query parameter isLo of the page.',
    },
  },
} as const satisfies ElementDeclaration;
