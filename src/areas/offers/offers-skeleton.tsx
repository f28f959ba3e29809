import { Loader } from '../../ui/feedback/loader.tsx';
import { SkeletonOfferCard } from '../../ui/feedback/skeleton.tsx';
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx';
import { useOffersText } from './offers-text.ts';

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
