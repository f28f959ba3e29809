import { isPast } from '../../../domain/date.ts';
import { offerTotals, sortOffers } from '../../../domain/offer.ts';
import type { Offer } from '../../../domain/offer.ts';
import { policyKey } from '../../../domain/agreement.ts';
import { useAmounts } from '../../../hooks/use-amounts.ts';
import { useMinute } from '../../../hooks/use-minute.ts';
import { plural } from '../../../platform/texts.ts';
import { withUniqueKeys } from '../../../platform/unique-keys.ts';
import { Norwegian } from '../../../ui/content/norwegian.tsx';
import type { SummaryListProps } from '../../../ui/content/summary-list.tsx';
import { Tag } from '../../../ui/content/tag.tsx';
import { useLanguage } from '../../../ui/content/use-texts.ts';
import { useLateBlocksText } from './late-blocks-text.ts';

/** Offers that get a row. */
const mostRows = 3;

/** Returns the first offers as rows of name and price, expired ones last, and the number of remaining offers. */
export function useOfferRows(offers: readonly Offer[]): SummaryListProps {
  const text = useLateBlocksText();
  const language = useLanguage();
  const amounts = useAmounts();
  const now = useMinute();
  const isExpired = ({ expirationDate }: Offer) => isPast(expirationDate, now);
  const sorted = sortOffers(offers).sort((one, other) => Number(isExpired(one)) - Number(isExpired(other)));
  const more = offers.length - mostRows;
  const items = withUniqueKeys(sorted.slice(0, mostRows), policyKey).map(([key, offer]) => {
    const { monthly, yearly } = offerTotals(offer);
    const name = offer.name === undefined ? <span>{text.offer}</span> : <Norwegian>{offer.name}</Norwegian>;
    return {
      key,
      label: isExpired(offer) ? <>{name} <Tag variant="warning">{text.expired}</Tag></> : name,
      amount: amounts.monthly(monthly) ?? amounts.yearly(yearly),
    };
  });
  return { items, more: more > 0 ? plural(language, text.moreOffers, more) : undefined };
}
