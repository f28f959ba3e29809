/**
 * Offers as the API sends them, for tests that need certain ones: what is not given is like an ordinary offer.
 * @param {Record<string, unknown>} fields
 */
export function offer(fields) {
  return {
    name: 'Reise',
    description: 'Hele verden',
    detaljer: { tfaMonthly: null },
    monthlyPrice: 100,
    yearlyPrice: 1200,
    policyNumber: '1001',
    versionNumber: '2',
    productType: 'REISE',
    expirationDate: '2999-12-31',
    pakkeTilbud: [],
    systemSource: 'NICE',
    ...fields,
  };
}
