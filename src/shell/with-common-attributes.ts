import { distributors } from '../domain/distributor.ts';
import { textType, wordType } from '../platform/attribute-type.ts';
import type { AttributeDeclaration, ElementDeclaration } from '../platform/element-declaration.ts';

/** Missing ones are looked for on the runtime. */
const commonAttributes = {
  distributor: {
    attribute: 'distributor',
    type: wordType(distributors),
    description: 'Who sells the insurances: decides behaviour and palette. Default: that of the runtime.',
  },
  loginContext: {
    attribute: 'login-context',
    type: textType,
    description:
      "MOBILBANK, MOBILBANK_DNB or NETTBANK; anything else is the insurer's own site. Default: that of the runtime.",
  },
} as const satisfies Record<string, AttributeDeclaration>;

/** An element with what every element takes: what is registered, and what is published. */
export function withCommonAttributes(element: ElementDeclaration): ElementDeclaration {
  return { ...element, attributes: { ...commonAttributes, ...element.attributes } };
}
