import type { Agreement } from './agreement.ts';

/** What a tag on an agreement says: Midlertidig, Fornyelse or Under behandling. */
export type StatusTag = 'temporary' | 'renewal' | 'processing';

const currentStatuses = ['ACTIVE', 'PENDING', 'RENEWAL'];

/** Whether the customer holds the insurance now; one that is still being processed is not held yet. */
export function isCurrent(agreement: Agreement): boolean {
  return agreement.status !== undefined && currentStatuses.includes(agreement.status);
}

/** Whether the agreement is in the list: one without a status is, one with an unknown status is not (OV-36). */
export function isListed(agreement: Agreement): boolean {
  return agreement.status === undefined || agreement.status === 'PROCESSING' || isCurrent(agreement);
}

/** The tag that the status gives an agreement, if any (T-01). */
export function statusTag(agreement: Agreement): StatusTag | undefined {
  switch (agreement.status) {
    case 'RENEWAL':
      return 'renewal';
    case 'PROCESSING':
      return 'processing';
    case 'PENDING':
      return pendingTag(agreement.source);
    default:
      return undefined;
  }
}

/** Only the person and the life system have agreements that wait for something the customer should know of. */
function pendingTag(source: string | undefined): StatusTag | undefined {
  if (source === 'EIKA_PERSON') return 'processing';
  return source === 'PROLIFE' ? 'temporary' : undefined;
}
