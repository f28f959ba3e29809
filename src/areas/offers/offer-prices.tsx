import type { ReactNode } from 'react';
import { toOre } from '../../domain/money.ts';
import { hasPrice, offerTotals } from '../../domain/offer.ts';
import type { Offer } from '../../domain/offer.ts';
import { useAmounts } from '../../hooks/use-amounts.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { Norwegian } from '../../ui/content/norwegian.tsx';
import type { PriceRow } from '../../ui/content/price-rows.tsx';
import { PriceRows } from '../../ui/content/price-rows.tsx';
import { Text } from '../../ui/content/text.tsx';
import { useOffersText } from './offers-text.ts';

/** The prices of an offer: its own or where to find it, each bundled one, and the total of a bundle. */
export function OfferPrices({ offer, isExpired }: { readonly offer: Offer; readonly isExpired: boolean }) {
  const text = useOffersText();
  const rows = usePriceRows(offer);
  return (
    <>
      {!hasPrice(offer) && <Text>{text.noPrice}</Text>}
      {rows.length > 0 && <PriceRows rows={rows} isPast={isExpired} />}
    </>
  );
}

function usePriceRows(offer: Offer): PriceRow[] {
  const text = useOffersText();
  const amounts = useAmounts();
  const rows: PriceRow[] = [];
  const add = (key: string, label: ReactNode, amount: ReactNode, isTotal = false) => {
    if (amount) rows.push({ key, label, amount, isTotal });
  };
  /** Shows the monthly amount with the yearly one below it. Returns undefined when both are missing. */
  const bothAmounts = (monthly: number | undefined, yearly: number | undefined): ReactNode => {
    const both = [amounts.monthly(monthly), amounts.yearly(yearly)].filter((amount) => amount !== undefined);
    return both.length === 0 ? undefined : both.map((amount) => <div key={amount}>{amount}</div>);
  };
  const { monthlyPrice, monthlyTrafficFee } = offer;
  add('monthly', text.monthly, amounts.monthly(monthlyPrice));
  // The monthly price includes the fee. A fee of 0 does not show, nor one that is no part of the price.
  const fee = toOre(monthlyTrafficFee) ?? 0;
  if (fee > 0 && fee <= (toOre(monthlyPrice) ?? 0)) add('fee', text.trafficFee, amounts.monthly(monthlyTrafficFee));
  add('yearly', text.yearly, amounts.yearly(offer.yearlyPrice));
  for (const [key, { name, monthlyPrice, yearlyPrice }] of withUniqueKeys(offer.bundle, ({ name }) => name)) {
    add(key, name ? <Norwegian>{name}</Norwegian> : text.offer, bothAmounts(monthlyPrice, yearlyPrice) ?? text.noPrice);
  }
  const totals = offerTotals(offer);
  if (offer.bundle.length > 0) add('total', text.total, bothAmounts(totals.monthly, totals.yearly), true);
  return rows;
}
