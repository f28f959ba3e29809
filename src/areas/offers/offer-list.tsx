import { useCallback } from 'react';
import type { Offer } from '../../domain/offer.ts';
import { useIncrementalList } from '../../hooks/use-incremental-list.ts';
import { LongCardGrid } from '../../ui/layout/long-card-grid.tsx';
import { OfferCard } from './offer-card.tsx';

interface OfferListProps {
  readonly offers: readonly Offer[];
  readonly onRemoved: () => void;
}

/** One card per offer, in the order given. */
export function OfferList({ offers, onRemoved }: OfferListProps) {
  const drawCard = useCallback(
    (offer: Offer, key: string) => <OfferCard key={key} offer={offer} onRemoved={onRemoved} />,
    [onRemoved],
  );
  const cards = useIncrementalList(offers, drawCard);
  return offers.length > 0 && <LongCardGrid {...cards} />;
}
