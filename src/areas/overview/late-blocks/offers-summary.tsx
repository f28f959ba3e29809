import type { ReactNode, Ref } from 'react';
import type { Offer } from '../../../domain/offer.ts';
import { portalPath } from '../../../domain/policy.ts';
import { useLink } from '../../../hooks/use-link.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { SummaryList } from '../../../ui/content/summary-list.tsx';
import { overviewText } from '../overview-text.ts';
import { summaryRows } from './summary-rows.ts';

interface OffersSummaryProps {
  readonly offers: readonly Offer[];
  /** Says that they could not be fetched. */
  readonly failure?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** The first offers and the way to all of them; nothing when there are none. */
export function OffersSummary({ offers, failure, headingRef }: OffersSummaryProps) {
  const linkTo = useLink();
  if (offers.length === 0 && !failure) return null;

  return (
    <Section title={overviewText.offers} isBoxed headingRef={headingRef}>
      {failure}
      {offers.length > 0 && <SummaryList {...summaryRows(offers)} />}
      <Link {...linkTo(`${portalPath}/tilbud`)}>{overviewText.seeOffers}</Link>
    </Section>
  );
}
