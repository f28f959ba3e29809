import type { Distributor } from './distributor.ts';
import { isPartnerDistributor } from './distributor.ts';

/** One insurance that the customer holds. Any field may be missing in the backend's response. */
export interface Agreement {
  readonly policyNumber: string | undefined;
  readonly name: string | undefined;
  readonly description: string | undefined;
  /** Kroner a month. 0 is a price; undefined means no price (OV-39). */
  readonly monthlyPrice: number | undefined;
  /** In upper case: ACTIVE, PENDING, RENEWAL, PROCESSING or something unknown. */
  readonly status: string | undefined;
  /** In upper case. */
  readonly source: string | undefined;
  /** For example Y44. */
  readonly productCode: string | undefined;
  /** Upper-case code of the product, for example KOLLEKTIV_REISE. */
  readonly productType: string | undefined;
  /** True when the price already includes a bundle discount (OV-44). */
  readonly isBundled: boolean;
}

/** The tag of an agreement: Midlertidig, Fornyelse or Under behandling. */
export type StatusTag = 'temporary' | 'renewal' | 'processing';

const currentStatuses = ['ACTIVE', 'PENDING', 'RENEWAL'];

/** Whether the customer holds the insurance now. One that is still being processed does not count. */
export function isCurrent(agreement: Agreement): boolean {
  return agreement.status !== undefined && currentStatuses.includes(agreement.status);
}

/** Whether the list shows the agreement. It shows one without a status, but not one with an unknown status (OV-36). */
export function isListed(agreement: Agreement): boolean {
  return agreement.status === undefined || agreement.status === 'PROCESSING' || isCurrent(agreement);
}

/** The tag for the agreement's status, if any (T-01). */
export function statusTag(agreement: Agreement): StatusTag | undefined {
  const { status, source } = agreement;
  if (status === 'RENEWAL') return 'renewal';
  if (status === 'PROCESSING') return 'processing';
  if (status !== 'PENDING') return undefined;
  // Pending agreements have a tag only in the person and life systems, where the customer should know about them.
  if (source === 'EIKA_PERSON') return 'processing';
  return source === 'PROLIFE' ? 'temporary' : undefined;
}

/**
 * Whether the customer may hold insurances in the partner's system. Undefined while the answer depends on an unknown
 * bank.
 *
 * @param user the logged-in user, without a register when there is none; undefined without a response
 */
export function needsPartnerData(
  distributor: Distributor, user: { readonly bankRegister?: string | undefined } | undefined,
): boolean | undefined {
  return isPartnerDistributor(distributor) || (user && isPartnerBank(user.bankRegister));
}

/** Register numbers of the banks whose customers have insurances in the partner system. */
const partnerBanks = ['2050', '0502'];

/** Whether the bank that the customer logged in through is a partner bank; 502 is the same as '0502' (AC-19). */
export function isPartnerBank(register: unknown): boolean {
  if (typeof register !== 'string' && typeof register !== 'number') return false;
  return partnerBanks.includes(String(register).trim().padStart(4, '0'));
}
