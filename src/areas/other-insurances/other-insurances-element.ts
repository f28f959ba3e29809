import type { ElementDeclaration } from '../../platform/element-declaration.ts';

/** `kfp-other-insurances`: insurances that the customer holds through something else. */
export const otherInsurancesElement = {
  tag: 'kfp-other-insurances',
  className: 'KfpOtherInsurances',
  description: 'Insurances through cards, programmes, employers or unions, as configured; nothing where none is.',
  needsCustomer: true,
  attributes: {},
} as const satisfies ElementDeclaration;
