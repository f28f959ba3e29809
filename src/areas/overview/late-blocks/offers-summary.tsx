import type { ReactNode, Ref } from 'react';
import { portalPath } from '../../../domain/link.ts';
import type { Offer } from '../../../domain/offer.ts';
import { useLink } from '../../../hooks/use-link.ts';
import { SummaryList } from '../../../ui/content/summary-list.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';
import { useOfferRows } from './use-offer-rows.tsx';

interface OffersSummaryProps {
  readonly offers: readonly Offer[];
  /** Message that the offers could not be fetched, or that a retry has found none. */
  readonly note?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** The first offers, and the link to all offers. Renders nothing without offers and message. */
export function OffersSummary({ offers, note, headingRef }: OffersSummaryProps) {
  const text = useLateBlocksText();
  const linkTo = useLink();
  const rows = useOfferRows(offers);
  if (offers.length === 0 && !note) return null;

  return (
    <Section title={text.offers} isBoxed headingRef={headingRef}>
      {note}
      {offers.length > 0 && <SummaryList {...rows} />}
      <Link {...linkTo(`${portalPath}/tilbud`)}>{text.seeOffers}</Link>
    </Section>
  );
}
