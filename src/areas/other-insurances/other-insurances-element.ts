import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

/** `kfp-other-insurances`: insurances that the customer has through other agreements. */
export const otherInsurancesElement = {
  tag: 'kfp-other-insurances',
  needsCustomer: true,
  titleLevel: 2,
  attributes: {},
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-other-insurances` for host developers. */
export const otherInsurancesDocumentation = {
  element: otherInsurancesElement,
  description: 'Insurances through cards, programmes, employers or unions, as configured; nothing where none is.',
  attributes: {},
  parts: ['card'],
} as const satisfies ElementDocumentation<typeof otherInsurancesElement>;
