import { memo, useId, useRef, useState } from 'react';
import { formatDate, isPast } from '../../domain/date.ts';
import type { Offer } from '../../domain/offer.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { CardHeader } from '../../ui/content/card-header.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Tag } from '../../ui/content/tag.tsx';
import { CardGridItem } from '../../ui/layout/card-grid.tsx';
import { OfferDetails } from './offer-details.tsx';
import { OfferRemoval } from './offer-removal.tsx';
import { offersText } from './offers-text.ts';

interface OfferCardProps {
  readonly offer: Offer;
  readonly onRemoved: () => void;
}

/** One offer, an item of the list: its details or, after 'Fjern tilbud', the question whether to remove it. */
export const OfferCard = memo(function OfferCard({ offer, onRemoved }: OfferCardProps) {
  const { clock } = useAppContext().runtime;
  const [isRemoving, setIsRemoving] = useState(false);
  const hasComeBack = useRef(false);
  const titleId = useId();
  const isExpired = isPast(offer.expirationDate, clock.now());

  function keep(): void {
    hasComeBack.current = true;
    setIsRemoving(false);
  }

  return (
    <CardGridItem>
      <Card labelledBy={titleId}>
        <CardHeader
          level={2}
          id={titleId}
          title={offer.name ?? offersText.offer}
          description={offer.description}
          tag={isExpired && <Tag variant="warning">{offersText.expired}</Tag>}
        />
        {isRemoving ? (
          <OfferRemoval offer={offer} onKeep={keep} onRemoved={onRemoved} />
        ) : (
          <OfferDetails
            offer={offer}
            validTo={formatDate(offer.expirationDate)}
            isExpired={isExpired}
            titleId={titleId}
            takesFocus={() => hasComeBack.current}
            onRemove={() => setIsRemoving(true)}
          />
        )}
      </Card>
    </CardGridItem>
  );
});
