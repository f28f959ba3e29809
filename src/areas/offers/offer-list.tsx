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
  const shown = useGrowingList(offers);
  if (offers.length === 0) return null;
  return (
    <CardGrid>
      {withUniqueKeys(shown, ({ policyNumber }) => policyNumber).map(([key, offer]) => (
        <OfferCard key={key} offer={offer} onRemoved={onRemoved} />
      ))}
    </CardGrid>
  );
}
