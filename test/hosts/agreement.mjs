/**
 * An agreement as the API sends it: what is not given is like an ordinary one.
 * @param {Record<string, unknown>} fields
 */
export function agreement(fields) {
  return {
    policyNumber: '2001',
    name: 'Innbo',
    description: 'Leilighet',
    monthlyPrice: 299,
    avtaleStatus: 'ACTIVE',
    systemSource: 'NICE',
    productCode: null,
    productType: 'INNBO',
    pakkeTilbud: null,
    ...fields,
  };
}
