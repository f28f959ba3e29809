/** The banks and partners that sell the insurances. The code decides behaviour and appearance. */
export const distributors = ['sb1', 'eika', 'fana', 'sbm', 'dnb', 'fremtind', 'none'] as const;

export type Distributor = (typeof distributors)[number];

/** The distributor of a code, without regard to case. Undefined for anything else; the caller warns. */
export function parseDistributor(value: unknown): Distributor | undefined {
  if (typeof value !== 'string') return undefined;
  const code = value.toLowerCase();
  return distributors.find((distributor) => distributor === code);
}

/** Whether this distributor's customers may hold insurances in the partner system. */
export function isPartnerDistributor(distributor: Distributor): boolean {
  return distributor === 'eika' || distributor === 'fana' || distributor === 'sbm';
}

/** The customer's login: through a bank's app, its online bank, or the insurer's own site. */
export const loginContexts = ['MOBILBANK', 'MOBILBANK_DNB', 'NETTBANK', 'OWN_SITE'] as const;

export type LoginContext = (typeof loginContexts)[number];

/** Reads a login context. Anything but the banks' three codes counts as the insurer's own site. */
export function parseLoginContext(value: unknown): LoginContext {
  return loginContexts.find((context) => context === value) ?? 'OWN_SITE';
}

/** Whether the portal runs inside a bank's app. Two codes mean that. */
export function isMobileBank(context: LoginContext): boolean {
  return context === 'MOBILBANK' || context === 'MOBILBANK_DNB';
}
