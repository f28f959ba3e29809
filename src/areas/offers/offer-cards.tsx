import type { RefObject } from 'react';
import { useCallback } from 'react';
import { portalPath } from '../../domain/link.ts';
import type { Offer } from '../../domain/offer.ts';
import { offerKey } from '../../domain/offer.ts';
import { useIncrementalList } from '../../hooks/use-incremental-list.ts';
import { useLink } from '../../hooks/use-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Loader } from '../../ui/feedback/loader.tsx';
import { SkeletonOfferCard } from '../../ui/feedback/skeleton.tsx';
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx';
import { LongCardGrid } from '../../ui/layout/long-card-grid.tsx';
import { EmptyCard } from '../../ui/pictures/empty-card.tsx';
import { OfferCard, usePreloadedRemoval } from './offer-card.tsx';
import { useOffersText } from './offers-text.ts';

interface OfferCardsProps {
  readonly offers: readonly Offer[];
  /** The title above the cards gets the focus of a card that goes. */
  readonly listTitleRef: RefObject<HTMLElement | null>;
  readonly onConfirmed: (offer: Offer) => void;
}

/** Renders one card per offer, in the given order. */
export function OfferCards({ offers, listTitleRef, onConfirmed }: OfferCardsProps) {
  const drawCard = useCallback(
    (offer: Offer, key: string) => <OfferCard key={key} offer={offer} listTitleRef={listTitleRef} onConfirmed={onConfirmed} />,
    [listTitleRef, onConfirmed],
  );
  const cards = useIncrementalList(offers, { keyOf: offerKey, draw: drawCard });
  usePreloadedRemoval();
  return offers.length > 0 && <LongCardGrid {...cards} />;
}

/** Placeholder for the cards while the offers load. */
export function OffersSkeleton() {
  const text = useOffersText();
  return (
    <>
      <Loader variant="quiet" text={text.loading} />
      <CardGrid>
        {[1, 2, 3].map((place) => (
          <CardGridItem key={place}>
            <SkeletonOfferCard />
          </CardGridItem>
        ))}
      </CardGrid>
    </>
  );
}

/** Shows a picture and the next steps when there are no offers. */
export function EmptyOffers() {
  const text = useOffersText();
  const linkTo = useLink();
  return (
    <EmptyCard icon="offers">
      <ButtonLink {...linkTo(`${portalPath}/kjopsinnganger`)}>{text.toPurchase}</ButtonLink>
    </EmptyCard>
  );
}
