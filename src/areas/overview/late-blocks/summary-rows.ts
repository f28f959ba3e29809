import { formatMonthly, formatYearly } from '../../../domain/money.ts';
import type { Offer } from '../../../domain/offer.ts';
import { sortOffers, summariseOffers } from '../../../domain/offer.ts';
import { withUniqueKeys } from '../../../platform/unique-keys.ts';
import type { SummaryListProps } from '../../../ui/content/summary-list.tsx';
import { overviewText } from '../overview-text.ts';

/** The first offers as rows of name and price, and how many there are beyond them. */
export function summaryRows(offers: readonly Offer[]): SummaryListProps {
  const { rows, more } = summariseOffers(sortOffers(offers));
  const items = withUniqueKeys(rows, ({ policyNumber }) => policyNumber).map(([key, offer]) => ({
    key,
    label: offer.name ?? overviewText.offer,
    amount: formatMonthly(offer.monthlyPrice) ?? formatYearly(offer.yearlyPrice),
  }));
  return { items, more: more > 0 ? overviewText.moreOffers(more) : undefined };
}
