import type { ReactNode } from 'react';
import { formatMonthly, formatYearly } from '../../domain/money.ts';
import { hasPrice, offerTotals } from '../../domain/offer-purchase.ts';
import type { Offer } from '../../domain/offer.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import type { PriceRow } from '../../ui/content/price.tsx';
import { PriceRows } from '../../ui/content/price.tsx';
import { Text } from '../../ui/content/text.tsx';
import { offersText } from './offers-text.ts';

/** What an offer costs: its own price, each bundled one, and the total of a bundle. */
export function OfferPrices({ offer, isExpired }: { readonly offer: Offer; readonly isExpired: boolean }) {
  if (!hasPrice(offer)) return <Text>{offersText.noPrice}</Text>;
  return <PriceRows rows={priceRows(offer)} isPast={isExpired} />;
}

function priceRows(offer: Offer): PriceRow[] {
  const rows: PriceRow[] = [];
  const add = (key: string, label: string, amount: ReactNode, isTotal = false) => {
    if (amount) rows.push({ key, label, amount, isTotal });
  };
  add('monthly', offersText.monthly, formatMonthly(offer.monthlyPrice));
  // Part of the monthly price; there is none of 0.
  if (offer.monthlyTrafficFee) add('fee', offersText.trafficFee, formatMonthly(offer.monthlyTrafficFee));
  add('yearly', offersText.yearly, formatYearly(offer.yearlyPrice));
  for (const [key, { name, monthlyPrice, yearlyPrice }] of withUniqueKeys(offer.bundle, ({ name }) => name)) {
    add(key, name ?? offersText.offer, bothAmounts(monthlyPrice, yearlyPrice) ?? offersText.noPrice);
  }
  const totals = offerTotals(offer);
  if (offer.bundle.length > 0) add('total', offersText.total, bothAmounts(totals.monthly, totals.yearly), true);
  return rows;
}

/** The monthly amount with the yearly one below it; undefined without either. */
function bothAmounts(monthly: number | undefined, yearly: number | undefined): ReactNode {
  const amounts = [formatMonthly(monthly), formatYearly(yearly)].filter((amount) => amount !== undefined);
  return amounts.length === 0 ? undefined : amounts.map((amount) => <div key={amount}>{amount}</div>);
}
