import { Loader } from '../../ui/feedback/loader.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton-card.tsx';
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx';
import { offersText } from './offers-text.ts';

/** Stands in for the cards while the offers load. */
export function OffersSkeleton() {
  return (
    <>
      <Loader variant="quiet" text={offersText.loading} />
      <CardGrid>
        {[1, 2, 3].map((place) => (
          <CardGridItem key={place}>
            <SkeletonCard priceRows={2} />
          </CardGridItem>
        ))}
      </CardGrid>
    </>
  );
}
