/** The banks and partners that sell the insurances; the code decides behaviour and looks. */
export const distributors = ['sb1', 'eika', 'fana', 'sbm', 'dnb', 'fremtind', 'none'] as const;

export type Distributor = (typeof distributors)[number];

/** The distributor of a code, in upper or lower case; undefined for anything else (the caller warns). */
export function parseDistributor(value: unknown): Distributor | undefined {
  if (typeof value !== 'string') return undefined;
  const code = value.toLowerCase();
  return distributors.find((distributor) => distributor === code);
}

/** Whether this distributor's customers may hold insurances in the partner system. */
export function isPartnerDistributor(distributor: Distributor): boolean {
  return distributor === 'eika' || distributor === 'fana' || distributor === 'sbm';
}
