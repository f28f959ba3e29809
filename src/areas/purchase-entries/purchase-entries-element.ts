import { booleanType } from '../../platform/attribute-type.ts';
import type { ElementDeclaration } from '../../platform/element-declaration.ts';

/** `kfp-purchase-entries`: the ways to buy an insurance. */
export const purchaseEntriesElement = {
  tag: 'kfp-purchase-entries',
  className: 'KfpPurchaseEntries',
  description: 'The insurances that can be bought, in groups that open, and the cards that are configured to follow them.',
  needsCustomer: true,
  attributes: {
    isLo: {
      attribute: 'is-lo',
      type: booleanType,
      tsType: 'boolean | undefined',
      description:
        "Lists the insurances in one column, the union members' travel insurance first. " +
        "Default: whether the query parameter isLo of the page's address is true.",
    },
  },
} as const satisfies ElementDeclaration;
