import { distributors } from '../domain/distributor.ts';
import type { AttributeDeclaration } from '../platform/element-declaration.ts';

/** What every element takes (CF-30); missing ones are looked for on the runtime (CF-31). */
export const commonAttributes = {
  distributor: {
    attribute: 'distributor',
    type: distributors,
    description: 'Who sells the insurances: decides behaviour and palette. Default: that of the runtime.',
  },
  loginContext: {
    attribute: 'login-context',
    type: 'string',
    description:
      "MOBILBANK, MOBILBANK_DNB or NETTBANK; anything else is the insurer's own site. Default: that of the runtime.",
  },
} as const satisfies Record<string, AttributeDeclaration>;
