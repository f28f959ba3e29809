import { useCallback } from 'react';
import type { Offer } from '../../domain/offer.ts';
import { policyKey } from '../../domain/policy.ts';
import { useIncrementalList } from '../../hooks/use-incremental-list.ts';
import { LongCardGrid } from '../../ui/layout/long-card-grid.tsx';
import { OfferCard, usePreloadedRemoval } from './offer-card.tsx';

interface OfferCardsProps {
  readonly offers: readonly Offer[];
  readonly onRemoved: () => void;
  readonly tell: (offer: Offer) => void;
}

/** Renders one card per offer, in the given order. */
export function OfferCards({ offers, onRemoved, tell }: OfferCardsProps) {
  const drawCard = useCallback(
    (offer: Offer, key: string) => <OfferCard key={key} offer={offer} onRemoved={onRemoved} tell={tell} />,
    [onRemoved, tell],
  );
  const cards = useIncrementalList(offers, { keyOf: policyKey, draw: drawCard });
  usePreloadedRemoval();
  return offers.length > 0 && <LongCardGrid {...cards} />;
}
