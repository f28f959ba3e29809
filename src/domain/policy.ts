/** A code of the backend in the form that it is compared in, without regard to case; '' for a missing one. */
export function normaliseCode(code: string | undefined): string {
  return code?.toUpperCase() ?? '';
}

/** Who the insurances are from where the configuration does not say. */
export const defaultInsurerName = 'Fremtind Forsikring';

/** A number may be used again, by another system or for another product: the card of one stays its own when another goes. */
export function policyKey({ policyNumber, source, productType, productCode }: {
  readonly policyNumber: string | undefined;
  readonly source: string | undefined;
  readonly productType: string | undefined;
  readonly productCode?: string | undefined;
}): string {
  return [policyNumber, source, productType, productCode].join(' ');
}
