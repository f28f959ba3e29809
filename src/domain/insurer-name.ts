/** Who the insurances are from where the configuration does not say. */
export const defaultInsurerName = 'Fremtind Forsikring';
