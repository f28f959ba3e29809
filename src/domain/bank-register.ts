/** Register numbers of the banks whose customers have insurances in the partner system. */
const partnerBanks = ['2050', '0502'];

/** Whether the bank that the customer logged in through is a partner bank; 502 is the same as '0502' (AC-19). */
export function isPartnerBank(register: unknown): boolean {
  if (typeof register !== 'string' && typeof register !== 'number') return false;
  return partnerBanks.includes(String(register).trim().padStart(4, '0'));
}
