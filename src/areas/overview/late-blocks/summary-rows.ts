import { formatMonthly, formatYearly } from '../../../domain/money.ts';
import type { Offer } from '../../../domain/offer.ts';
import { sortOffers } from '../../../domain/offer.ts';
import { withUniqueKeys } from '../../../platform/unique-keys.ts';
import type { SummaryListProps } from '../../../ui/content/summary-list.tsx';
import { lateBlocksText } from './late-blocks-text.ts';

/** The first offers as rows of name and price, and how many there are beyond them. */
export function summaryRows(offers: readonly Offer[]): SummaryListProps {
  const { rows, more } = summariseOffers(sortOffers(offers));
  const items = withUniqueKeys(rows, ({ policyNumber }) => policyNumber).map(([key, offer]) => ({
    key,
    label: offer.name ?? lateBlocksText.offer,
    amount: formatMonthly(offer.monthlyPrice) ?? formatYearly(offer.yearlyPrice),
  }));
  return { items, more: more > 0 ? lateBlocksText.moreOffers(more) : undefined };
}

interface OfferSummary {
  readonly rows: readonly Offer[];
  /** How many offers have no row. */
  readonly more: number;
}

/** The first offers, in the order given, and how many are left. */
export function summariseOffers(offers: readonly Offer[], max = 3): OfferSummary {
  const rows = offers.slice(0, max);
  return { rows, more: offers.length - rows.length };
}
