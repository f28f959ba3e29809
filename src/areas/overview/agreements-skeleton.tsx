import { Loader } from '../../ui/feedback/loader.tsx';
import { SkeletonCard, SkeletonSummary } from '../../ui/feedback/skeleton.tsx';
import { CardGrid, CardGridItem, CardRows } from '../../ui/layout/card-grid.tsx';
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
