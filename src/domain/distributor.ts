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

/** Where the customer came from: a bank's app, its online bank, or the insurer's own site. */
export type LoginContext = 'MOBILBANK' | 'MOBILBANK_DNB' | 'NETTBANK' | 'OWN_SITE';

/** Anything but the three banks' codes is the insurer's own site. */
export function parseLoginContext(value: unknown): LoginContext {
  return value === 'MOBILBANK' || value === 'MOBILBANK_DNB' || value === 'NETTBANK' ? value : 'OWN_SITE';
}

/** Whether the portal runs inside a bank's app; there are two codes for it. */
export function isMobileBank(context: LoginContext): boolean {
  return context === 'MOBILBANK' || context === 'MOBILBANK_DNB';
}
