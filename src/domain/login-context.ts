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
