import { useMemo } from 'react';
import type { Offer } from '../../domain/offer.ts';
import { useGrowingList } from '../../hooks/use-growing-list.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { OfferCard } from './offer-card.tsx';

interface OfferListProps {
  readonly offers: readonly Offer[];
  readonly onRemoved: () => void;
}

/** One card per offer, in the order given (OF-07). */
export function OfferList({ offers, onRemoved }: OfferListProps) {
  // Cards that are there are the same ones when more come, so a thousand cost ten times what a hundred do.
  const cards = useMemo(() => cardsOf(offers, onRemoved), [offers, onRemoved]);
  const shown = useGrowingList(cards);
  if (offers.length === 0) return null;
  return <CardGrid>{shown}</CardGrid>;
}

function cardsOf(offers: readonly Offer[], onRemoved: () => void) {
  return withUniqueKeys(offers, ({ policyNumber }) => policyNumber).map(([key, offer]) => (
    <OfferCard key={key} offer={offer} onRemoved={onRemoved} />
  ));
}
