import { CardGridItem } from '../../ui/layout/card-grid-item.tsx';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { Loader } from '../../ui/feedback/loader.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton-card.tsx';
import { SkeletonSummary } from '../../ui/feedback/skeleton-summary.tsx';
import { overviewText } from './overview-text.ts';

/** Stands in for the sum and the cards while the agreements load. */
export function AgreementsSkeleton() {
  return (
    <>
      <Loader variant="quiet" text={overviewText.loading} />
      <SkeletonSummary />
      <CardGrid>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <CardGridItem key={place}>
            <SkeletonCard />
          </CardGridItem>
        ))}
      </CardGrid>
    </>
  );
}
