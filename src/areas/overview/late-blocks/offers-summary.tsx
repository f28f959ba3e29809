import type { ReactNode, Ref } from 'react';
import { portalPath } from '../../../domain/link.ts';
import { isPast } from '../../../domain/date.ts';
import { formatMonthly, formatYearly } from '../../../domain/money.ts';
import { offerTotals } from '../../../domain/offer-purchase.ts';
import type { Offer } from '../../../domain/offer.ts';
import { sortOffers } from '../../../domain/offer.ts';
import { policyKey } from '../../../domain/policy.ts';
import { useHour } from '../../../hooks/use-hour.ts';
import { useLink } from '../../../hooks/use-link.ts';
import { withUniqueKeys } from '../../../platform/unique-keys.ts';
import type { SummaryListProps } from '../../../ui/content/summary-list.tsx';
import { SummaryList } from '../../../ui/content/summary-list.tsx';
import { Tag } from '../../../ui/content/tag.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { lateBlocksText } from './late-blocks-text.ts';

interface OffersSummaryProps {
  readonly offers: readonly Offer[];
  /** Says that they could not be fetched. */
  readonly failure?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** The first offers and the way to all of them; nothing when there are none. */
export function OffersSummary({ offers, failure, headingRef }: OffersSummaryProps) {
  const linkTo = useLink();
  const now = useHour();
  if (offers.length === 0 && !failure) return null;

  return (
    <Section title={lateBlocksText.offers} isBoxed headingRef={headingRef}>
      {failure}
      {offers.length > 0 && <SummaryList {...summaryRows(offers, now)} />}
      <Link {...linkTo(`${portalPath}/tilbud`)}>{lateBlocksText.seeOffers}</Link>
    </Section>
  );
}

/** The first offers as rows of name and price, those that have expired last, and how many there are beyond them. */
function summaryRows(offers: readonly Offer[], now: number): SummaryListProps {
  const isExpired = ({ expirationDate }: Offer) => isPast(expirationDate, now);
  const sorted = sortOffers(offers).sort((one, other) => Number(isExpired(one)) - Number(isExpired(other)));
  const { rows, more } = summariseOffers(sorted);
  const items = withUniqueKeys(rows, policyKey).map(([key, offer]) => {
    const { monthly, yearly } = offerTotals(offer);
    const name = offer.name ?? lateBlocksText.offer;
    return {
      key,
      label: isExpired(offer) ? <>{name} <Tag variant="warning">{lateBlocksText.expired}</Tag></> : name,
      amount: formatMonthly(monthly) ?? formatYearly(yearly),
    };
  });
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
