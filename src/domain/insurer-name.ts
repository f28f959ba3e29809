/** Who the insurances are from where the configuration does not say (OV-04, CC-36). */
export const defaultInsurerName = 'Fremtind Forsikring';
