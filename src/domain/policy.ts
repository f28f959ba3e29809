/**
 * A key for lists. Another system or product may have the same policy number, so the key includes both. A card keeps
 * its key when another card is removed.
 */
export function policyKey({ policyNumber, source, productType, productCode }: {
  readonly policyNumber: string | undefined;
  readonly source: string | undefined;
  readonly productType: string | undefined;
  readonly productCode?: string | undefined;
}): string {
  return [policyNumber, source, productType, productCode].join(' ');
}
