import { Loader } from '../../ui/feedback/loader.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton-card.tsx';
import { SkeletonSummary } from '../../ui/feedback/skeleton-summary.tsx';
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx';
import { CardRows } from '../../ui/layout/card-rows.tsx';
import { useOverviewText } from './overview-text.ts';

/** Placeholder for the sum and the cards while the agreements load. */
export function AgreementsSkeleton() {
  const text = useOverviewText();
  return (
    <>
      <Loader variant="quiet" text={text.loading} />
      <SkeletonSummary />
      <CardRows>
        <CardGrid>
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <CardGridItem key={place}>
              <SkeletonCard />
            </CardGridItem>
          ))}
        </CardGrid>
      </CardRows>
    </>
  );
}
